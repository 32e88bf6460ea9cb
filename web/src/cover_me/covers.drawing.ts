// Cover Me in a picture: a cover of each magazine.
import { drawing } from '../art/drawing.ts';
import { magazines, modelCard } from '../art/cover_me.ts';

const models = ['GDlk', 'RQmr', 'WTlb', 'KDsk', 'BQlr'];

export default drawing(
  magazines.map(({ id }, at) => ({ name: id, markup: modelCard(models[at]!, 'cover', id) })),
);

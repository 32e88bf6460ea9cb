// Cover Up in a picture: four cards of glass on a light table, where equal symbols cover each other.
import { glassPile } from '../art/cover_up.ts';
import { drawing } from '../art/drawing.ts';

export default drawing([
  {
    name: 'pile',
    markup: glassPile([
      { code: 'a..cd..e', o: 0, x: 0, y: 0 },
      { code: 'c.a..fb.', o: 0, x: 1, y: 1 },
      { code: 'c..dbfa.', o: 1, x: 1, y: 2 },
      { code: 'e..cdfab', o: 0, x: 3, y: 1 },
    ]),
  },
]);

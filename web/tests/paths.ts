// Where the tests find what was built, and leave what they make.
import { fileURLToPath } from 'node:url';

const pathOf = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

export const client = pathOf('build/web');
/** The command as ./play builds it, unless another is named. */
export const command = process.env['COVERSTORY'] ?? pathOf('build/release/cli/coverstory');
export const screenshots = pathOf('build/screenshots');
/** Of README.md. */
export const pictures = pathOf('docs/pictures');
export const web = pathOf('web');
/** A recorded game, by its name. */
export const golden = (name: string): string => pathOf(`tests/goldens/${name}.jsonl`);

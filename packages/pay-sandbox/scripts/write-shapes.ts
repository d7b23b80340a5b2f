// Writes src/schema/shapes.generated.json anew; to be run when the SDK is changed for another one.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shapesOfSdk } from './shapes.ts';

const target = join(import.meta.dirname, '../src/schema/shapes.generated.json');
await writeFile(target, `${JSON.stringify(shapesOfSdk(), null, 2)}\n`);

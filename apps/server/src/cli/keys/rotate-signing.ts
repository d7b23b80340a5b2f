import { CommandFault, withParts } from '../operator.ts';
import { printDone } from '../print.ts';
import type { Options } from './keys.ts';

export const rotateSigning = (options: Options): Promise<void> =>
  withParts(async ({ pool }) => {
    if (pool === null)
      throw new CommandFault('Amazon Cognito keeps the members, and changes its own signing keys.');
    await pool.rotateSigningKey();
    const sentence = 'New tokens are signed with a new key; those of before are good until they expire.';
    printDone(sentence, { rotated: 'signing' }, options);
  });

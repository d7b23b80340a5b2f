import { CommandFault, withParts } from '../operator.ts';
import { printDone } from '../print.ts';
import type { KeyOptions } from './key-options.ts';

export const rotateSigning = (options: KeyOptions): Promise<void> =>
  withParts(async ({ pool }) => {
    if (pool === null)
      throw new CommandFault('Amazon Cognito keeps the members, and changes its own signing keys.');
    const areLeaked = options.leaked ?? false;
    await pool.rotateSigningKeys({ areLeaked });
    printDone(
      areLeaked
        ? 'New tokens are signed with a new key from now on, and those of before are worth nothing within a minute.'
        : 'A new key signs in two hours, when every server knows it; tokens of before are good until they expire.',
      { rotated: 'signing', areLeaked },
      options,
    );
  });

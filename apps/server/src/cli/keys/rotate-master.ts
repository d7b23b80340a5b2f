import { keyChanges, type Parts } from '#compose.ts';
import { withParts } from '../operator.ts';
import { printDone } from '../print.ts';
import type { KeyOptions } from './key-options.ts';

export const rotateMaster = (options: KeyOptions): Promise<void> =>
  withParts((parts) => (options.finish ? finish(parts, options) : begin(parts, options)));

async function begin(parts: Parts, options: KeyOptions): Promise<void> {
  const replaced = await keyChanges.replaceMasterKey(parts);
  if (replaced.kind === 'file') {
    const { path, oldPath } = replaced;
    const sentence = `${path} holds a new key: keep it with the backups from now on, and give it to every other server that has a copy of its own. Move ${oldPath} to the backups of before, which want it.`;
    printDone(sentence, { rotated: 'master', path, oldPath }, options);
    return;
  }
  const sentence = `MASTER_KEY=${replaced.newKey}\nThe site starts with this key and with the old one. Set it on every server, start them again one by one, and then run this with --finish.`;
  printDone(sentence, { rotated: 'master', MASTER_KEY: replaced.newKey }, options);
}

async function finish(parts: Parts, options: KeyOptions): Promise<void> {
  const forgotten = await keyChanges.forgetReplacedKeys(parts);
  const sentence =
    forgotten === 0
      ? 'The site opens with this master key alone, as before.'
      : 'The site opens with this master key alone. Keep the old one with the backups of before.';
  printDone(sentence, { finished: 'master', forgotten }, options);
}

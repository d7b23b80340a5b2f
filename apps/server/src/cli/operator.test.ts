import { expect, test } from 'vitest';
import { CommandError, explainError, refuseAsRoot } from './operator.ts';

const ofTheSystem = (code: string, words: string) => Object.assign(new Error(`${code}: ${words}`), { code });

test('a full disk and a folder that is closed to us are told in a sentence with its mend', () => {
  expect(explainError(ofTheSystem('ENOSPC', 'no space left on device, write'))).toBe(
    'A file cannot be written (ENOSPC: no space left on device, write): make room on its disk.',
  );
  expect(explainError(ofTheSystem('EACCES', "permission denied, open '/mnt/b/x.tar'"))).toBe(
    "This user has no access to a file (EACCES: permission denied, open '/mnt/b/x.tar'): give the user of the site access, and run this as that user.",
  );
  expect(explainError(ofTheSystem('EBADF', 'bad file descriptor, write'))).toBeNull();
});

test('root leaves no files behind that the server could not read', () => {
  expect(() => refuseAsRoot({ us: 0, owner: 997 }, '/var/lib/wayfare')).toThrow(CommandError);
  expect(() => refuseAsRoot({ us: 0, owner: 997 }, '/var/lib/wayfare')).toThrow(
    /^\/var\/lib\/wayfare is not root's, .+ such as runuser -u wayfare -- wayfare …$/,
  );
  for (const [us, owner] of [
    [0, 0],
    [997, 997],
    [0, null],
    [undefined, 997],
  ] as const)
    refuseAsRoot({ us, owner }, '/var/lib/wayfare');
});

import { chown } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { testFolder } from '#testing/test-folder.ts';
import { CommandError, explainError, writableConfig } from './operator.ts';

const systemError = (code: string, message: string) =>
  Object.assign(new Error(`${code}: ${message}`), { code });

test('a full disk and a folder without access are explained in one sentence', () => {
  expect(explainError(systemError('ENOSPC', 'no space left on device, write'))).toBe(
    'A file cannot be written (ENOSPC: no space left on device, write): make room on its disk.',
  );
  expect(explainError(systemError('EACCES', "permission denied, open '/mnt/b/x.tar'"))).toBe(
    "This user has no access to a file (EACCES: permission denied, open '/mnt/b/x.tar'): give the user of the site access, and run this as that user.",
  );
  expect(explainError(systemError('EBADF', 'bad file descriptor, write'))).toBeNull();
});

test('root is refused if another user owns the data directory', async () => {
  const dataDir = await testFolder();
  if (process.geteuid?.() === 0) await chown(dataDir, 997, 997);
  vi.stubEnv('DATA_DIR', dataDir);
  const user = vi.spyOn(process, 'geteuid').mockReturnValue(0);
  await expect(writableConfig()).rejects.toThrow(CommandError);
  await expect(writableConfig()).rejects.toThrow(
    `${dataDir} is not owned by root, and the server could not read files`,
  );
  user.mockReturnValue(997);
  expect(await writableConfig()).toMatchObject({ dataDir });
});

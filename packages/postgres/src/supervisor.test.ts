import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';
import { ask } from './testing/ask.ts';
import { childOpener } from './testing/child-opener.ts';
import { findSupervisor, untilStopped } from './testing/processes.ts';
import { initializedDataDir } from './testing/temporary.ts';

test('killing the only opener stops the database cleanly', async () => {
  const dataDir = await initializedDataDir();
  const opener = childOpener(dataDir);
  const { connection } = await opener.waitFor('opened');
  await ask(connection, 'create table saved as select 7 as answer');

  await opener.kill();
  await untilStopped(dataDir);
  const again = await openPostgres({ dataDir });

  expect(again.joined).toBe(false);
  expect(await ask(again.connection('wayfare'), 'select answer from saved')).toEqual([{ answer: 7 }]);
  const log = await readFile(join(dataDir, 'server.log'), 'utf8');
  expect(log).toContain('received fast shutdown request');
  expect(log).not.toContain('not properly shut down');
  await again.close();
});

test('a child process of an opener does not keep the database running', async () => {
  const dataDir = await initializedDataDir();
  const opener = childOpener(dataDir);
  await opener.waitFor('opened');
  opener.send('spawn');
  const bystander = await opener.waitFor('spawned');

  await opener.kill();
  await untilStopped(dataDir);

  expect(process.kill(bystander, 'SIGKILL')).toBe(true);
});

test('the supervisor has its own session, so that Ctrl-C does not reach the database', async () => {
  const dataDir = await initializedDataDir();
  const opener = childOpener(dataDir);
  await opener.waitFor('opened');
  const sessionOf = async (pid: number) =>
    (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[3];

  const supervisor = await findSupervisor(dataDir);

  expect(await sessionOf(supervisor)).toBe(String(supervisor));
  expect(await sessionOf(opener.process.pid ?? 0)).not.toBe(String(supervisor));
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';
import { ask } from './testing/ask.ts';
import { childOpener } from './testing/child-opener.ts';
import { findSupervisor, untilStopped } from './testing/processes.ts';
import { madeDataDir } from './testing/temporary.ts';

test('when the only opener is killed, the database stops cleanly and starts again without recovery', async () => {
  const dataDir = await madeDataDir();
  const opener = childOpener(dataDir);
  const { connection } = await opener.heard('opened');
  await ask(connection, 'create table kept as select 7 as answer');

  await opener.kill();
  await untilStopped(dataDir);
  const again = await openPostgres({ dataDir });

  expect(again.joined).toBe(false);
  expect(await ask(again.connection('wayfare'), 'select answer from kept')).toEqual([{ answer: 7 }]);
  const log = await readFile(join(dataDir, 'server.log'), 'utf8');
  expect(log).toContain('received fast shutdown request');
  expect(log).not.toContain('not properly shut down');
  await again.close();
});

test('what an opener started does not hold the database in its place', async () => {
  const dataDir = await madeDataDir();
  const opener = childOpener(dataDir);
  await opener.heard('opened');
  opener.tell('spawn');
  const bystander = await opener.heard('spawned');

  await opener.kill();
  await untilStopped(dataDir);

  expect(process.kill(bystander, 'SIGKILL')).toBe(true);
});

test('a Ctrl-C in the terminal reaches the opener and not the database', async () => {
  const dataDir = await madeDataDir();
  const opener = childOpener(dataDir);
  await opener.heard('opened');
  const sessionOf = async (pid: number) =>
    (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[3];

  const supervisor = await findSupervisor(dataDir);

  expect(await sessionOf(supervisor)).toBe(String(supervisor));
  expect(await sessionOf(opener.process.pid ?? 0)).not.toBe(String(supervisor));
});

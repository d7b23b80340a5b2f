import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';
import { ask } from './testing/ask.ts';
import { childOpener } from './testing/child-opener.ts';
import { serverProcesses, supervisorProcesses } from './testing/processes.ts';
import { madeDataDir } from './testing/temporary.ts';

const ROUNDS = 5;

test('no acknowledged row is lost when everything is killed, time and again', {
  timeout: 90_000,
}, async () => {
  const dataDir = await madeDataDir();
  const acknowledged: string[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    const opener = childOpener(dataDir);
    expect((await opener.heard('opened')).joined).toBe(false);
    opener.tell('write');
    await opener.heard('written');
    await new Promise((resolve) => setTimeout(resolve, 60 + ((round * 37) % 120)));
    await killEverything(dataDir, opener.process.pid ?? 0);
    await opener.ended;
    acknowledged.push(...opener.all('written'));
  }

  const opened = await openPostgres({ dataDir });
  const rows = await ask(opened.connection('wayfare'), 'select id from written');
  const present = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 10);
  const log = await readFile(join(dataDir, 'server.log'), 'utf8');
  expect(log.split('automatic recovery in progress').length - 1).toBe(ROUNDS);
  await opened.close();
});

/**
 * The supervisor before the server, or it would still see the server's death and set about mending it. And the server
 * stands still before that: its supervisor's death tells it to stop in good order, and on a busy machine it would.
 */
async function killEverything(dataDir: string, opener: number): Promise<void> {
  const supervisors = await supervisorProcesses(dataDir);
  const server = await serverProcesses(dataDir);
  for (const pid of server) send(pid, 'SIGSTOP');
  for (const pid of [...supervisors, ...server, opener]) send(pid, 'SIGKILL');
}

function send(pid: number, signal: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // A backend of the server may have ended by itself meanwhile.
  }
}

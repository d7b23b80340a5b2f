import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';
import { ask } from './testing/ask.ts';
import { childOpener } from './testing/child-opener.ts';
import { serverProcesses, supervisorProcesses } from './testing/processes.ts';
import { initializedDataDir } from './testing/temporary.ts';

const ROUNDS = 3;

test('killing all processes loses no acknowledged row', async () => {
  const dataDir = await initializedDataDir();
  const acknowledged: string[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    const opener = childOpener(dataDir);
    expect((await opener.waitFor('opened')).joined).toBe(false);
    opener.send('write');
    await opener.waitFor('written');
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
 * The server is stopped first: it receives SIGINT when its supervisor dies, and could shut down cleanly before it is
 * killed.
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

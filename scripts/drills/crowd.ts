// More than the site can serve: sockets that dribble, fewer descriptors than visitors, little memory, and a flood of
// webhooks that nobody signed.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMb } from '../../bench/figures.ts';
import { type RunningSite, startSite } from '../running-site.ts';
import { memberPages, openPages } from './readers.ts';
import type { Row, Rows } from './row.ts';
import { underLoad } from './under-load.ts';
import { loadTestKey } from './writers.ts';

const settings = { LOAD_TEST_KEY: loadTestKey };

export async function* crowd(isShort: boolean): Rows {
  const forMs = isShort ? 3_000 : 30_000;
  const slow = await startSite({ settings });
  try {
    const pages = [...openPages, ...(await memberPages(slow))];
    yield await withMemory(slow, () =>
      underLoad(slow, { what: '2,000 slow sockets', pages, make: () => dribble(slow, 2_000, forMs) }),
    );
    yield await withMemory(slow, () =>
      underLoad(slow, {
        what: 'a flood of webhooks that nobody signed',
        pages,
        make: () => flood(slow, forMs),
      }),
    );
  } finally {
    await slow.stop();
  }
  const small = await startSite({ settings: { ...settings, NODE_OPTIONS: '--max-old-space-size=64' } });
  try {
    const pages = [...openPages, ...(await memberPages(small))];
    yield await withMemory(small, () =>
      underLoad(small, { what: 'memory short', pages, make: () => dribble(small, 500, forMs) }),
    );
    yield allowed(small, usual) === 0
      ? await withMemory(small, () =>
          underLoad(small, {
            what: 'descriptors short',
            pages,
            make: async () => {
              allowed(small, inUse(small) + 20);
              await dribble(small, 500, forMs);
              allowed(small, usual);
            },
          }),
        )
      : { what: 'descriptors short', notRun: 'prlimit is not installed' };
  } finally {
    await small.stop();
  }
}

const usual = 4_096;

/** So many descriptors from now on; 0 where that was done. */
const allowed = (site: RunningSite, descriptors: number): number | null =>
  spawnSync('prlimit', ['--pid', String(site.pid), `--nofile=${descriptors}:${usual}`]).status;

const inUse = ({ pid }: RunningSite): number => readdirSync(`/proc/${pid}/fd`).length;

/** The most that the server held meanwhile, and what it held before. */
async function withMemory(site: RunningSite, perform: () => Promise<Row>): Promise<Row> {
  const beforeMb = residentMb(site.pid);
  let mostMb = beforeMb;
  const looking = setInterval(() => {
    try {
      mostMb = Math.max(mostMb, residentMb(site.pid));
    } catch {
      // It is gone, which the row tells.
    }
  }, 200);
  const row = await perform();
  clearInterval(looking);
  return {
    ...row,
    figure: `${row.figure}; ${beforeMb.toFixed(0)} MB before, at most ${mostMb.toFixed(0)} MB`,
  };
}

/** Each begins a request and goes on with it by a byte a second; whoever is thrown out comes again. */
async function dribble(site: RunningSite, count: number, forMs: number): Promise<void> {
  const { port } = new URL(site.url);
  const sockets = new Set<Socket>();
  let isOver = false;
  const come = (): void => {
    if (isOver) return;
    const socket = connect(Number(port), 'localhost', () =>
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-'),
    );
    sockets.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket);
        setTimeout(come, 500);
      });
    socket.resume();
  };
  for (let number = 0; number < count; number += 1) come();
  const dribbling = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1_000);
  await pause(forMs);
  isOver = true;
  clearInterval(dribbling);
  for (const socket of sockets) socket.destroy();
}

async function flood(site: RunningSite, forMs: number): Promise<void> {
  const end = performance.now() + forMs;
  const event = JSON.stringify({
    id: 'evt_forged',
    type: 'invoice.paid',
    data: { object: { text: 'x'.repeat(20_000) } },
  });
  const sender = async (): Promise<void> => {
    while (performance.now() < end)
      await fetch(`${site.url}/api/checkout/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': `t=${Date.now()},v1=${'0'.repeat(64)}`,
        },
        body: event,
      }).then((answer) => answer.text());
  };
  await Promise.all(Array.from({ length: 20 }, sender));
}

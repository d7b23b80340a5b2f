// The built site with a recorder of holds in its process, an editor who has signed in, and a way to ask it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../apps/server/src/features/identity/testing/sign-in.ts';
import { clientId, poolId } from '../packages/user-pool/src/testing/settings.ts';
import { startSite } from '../scripts/running-site.ts';
import type { HostileRequest } from './hostile-requests.ts';

export interface Holds {
  /** The longest by the clock, and what 99 of 100 were below. */
  readonly longest: number;
  readonly usual: number;
  /** The longest in processor time of the thread that answers. */
  readonly working: number;
}

export interface AskedSite {
  /** How many times each status was answered; 0 where the server closed the door, as it does at too large a body. */
  ask(wanted: readonly HostileRequest[], atOnce: number): Promise<Map<number, number>>;
  /** Since it was last asked for. */
  holds(): Promise<Holds>;
  stop(): Promise<void>;
}

export async function openAskedSite(mostAtOnce: number, nodeOptions = ''): Promise<AskedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-holds-'));
  const told = join(folder, 'holds.json');
  const recorder = join(import.meta.dirname, 'record-holds.ts');
  const settings = { NODE_OPTIONS: `--import=${recorder} ${nodeOptions}`, HOLDS_TOLD_IN: told };
  const site = await startSite({ settings });
  const { hostname, port } = new URL(site.url);
  const agent = new Agent({ keepAlive: true, maxSockets: mostAtOnce });

  const password = /luke@wayfare\.example writes; password (\S+)/.exec(site.said())?.[1] ?? '';
  const endpoint = `${site.url}/identity`;
  const identity = { endpoint, userPoolId: poolId, userPoolClientId: clientId, issuer: '' };
  const token = await signIn(identity as Parameters<typeof signIn>[0], 'luke@wayfare.example', password);

  function statusOf({ method, path, headers = {}, body, byEditor = false }: HostileRequest): Promise<number> {
    const bearer = byEditor ? { authorization: `Bearer ${token}` } : {};
    return new Promise((resolve) => {
      const asking = request(
        { agent, hostname, port, method, path, headers: { ...headers, ...bearer } },
        (answer) => {
          answer.resume();
          answer.on('close', () => resolve(answer.statusCode ?? 0));
        },
      );
      asking.on('error', () => resolve(0));
      asking.end(body);
    });
  }

  return {
    async ask(wanted, atOnce) {
      const waiting = wanted.values();
      const statuses = new Map<number, number>();
      const worker = async (): Promise<void> => {
        for (const each of waiting) {
          const status = await statusOf(each);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status >= 500) console.log(`${status} for ${each.what}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      return statuses;
    },
    async holds() {
      rmSync(told, { force: true });
      process.kill(site.pid, 'SIGUSR2');
      for (;;) {
        await pause(20);
        try {
          return JSON.parse(readFileSync(told, 'utf8')) as Holds;
        } catch {
          // Not written yet.
        }
      }
    },
    async stop() {
      agent.destroy();
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

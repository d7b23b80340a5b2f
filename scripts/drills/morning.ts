// Kills senders of the morning mail at random moments, while two of them share the readers, and counts what came of it:
// nobody is missed, nobody gets two different mails, and only the few whose fate a killed sender left unknown get the
// same one again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/adapters/db/open-database.ts';
import { smtpServer } from '../../apps/server/src/adapters/mail/testing/smtp-server.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import {
  fillReaders,
  publishHomily,
} from '../../apps/server/src/features/homily/morning-mail/testing/readers.ts';
import { dateIn } from '../../packages/contracts/src/rules/calendar-date.ts';
import { root } from '../run.ts';
import { type Rows, tellRound } from './row.ts';

const readers = 1_500;
/** Five connections, two lanes to each. */
const mostUnknown = 10;

const command = join(root, 'apps', 'server', 'dist', 'wayfare.js');

interface Round {
  readonly missed: number;
  readonly again: number;
  /** Readers who got mails of different ids. */
  readonly doubled: number;
}

const idOf = (message: string): string => /^Message-ID: (\S+)/im.exec(message)?.[1] ?? '';
const ended = (sending: ChildProcess): Promise<unknown> =>
  sending.exitCode === null && sending.signalCode === null ? once(sending, 'exit') : Promise.resolve();

export async function* morning(isShort: boolean): Rows {
  const rounds = isShort ? 2 : 50;
  const dataDir = mkdtempSync(join(tmpdir(), 'wayfare-drill-'));
  const outbox = join(dataDir, 'outbox');
  const sink = await smtpServer();

  const startCommand = (verb: string, isByFile: boolean): ChildProcess =>
    spawn(process.execPath, [command, 'mail', verb, '--json'], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATA_DIR: dataDir,
        ...(isByFile ? {} : { SMTP_URL: sink.url }),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });

  const startSending = (isByFile: boolean): ChildProcess => startCommand('send-today', isByFile);

  // The first command makes the database.
  await ended(startCommand('status', true));
  const config = readConfig({ DATA_DIR: dataDir });
  const database = await openDatabase(config.database, { info: () => {}, warn: () => {} });
  await publishHomily(database, dateIn(config.site.timeZone, new Date()));
  await fillReaders(database, readers);

  function countSink(): Round {
    const idsOf = new Map<string, Set<string>>();
    for (const { to, message } of sink.deliveries) {
      const reader = to[0] ?? '';
      idsOf.set(reader, (idsOf.get(reader) ?? new Set()).add(idOf(message)));
    }
    return {
      missed: readers - idsOf.size,
      again: sink.deliveries.length - idsOf.size,
      doubled: [...idsOf.values()].filter(({ size }) => size !== 1).length,
    };
  }

  /** A mail lies in the outbox under its id, so that one that was written again lies there once. */
  function countOutbox(): Round {
    const whole = readdirSync(outbox).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
    return {
      missed: Math.max(0, readers - whole.length),
      again: 0,
      doubled: Math.max(0, whole.length - readers),
    };
  }

  /** Two send, one or both are killed; what they held is let go, and a third one ends what is left. */
  async function perform(isByFile: boolean): Promise<Round> {
    await database.query('truncate morning_mail, morning_round');
    sink.deliveries.length = 0;
    rmSync(outbox, { recursive: true, force: true });
    const [one, other] = [startSending(isByFile), startSending(isByFile)];
    const isBegun = async () =>
      (await database.query("select from morning_mail where state = 'sent' limit 1")).rowCount > 0;
    while (one.exitCode === null && !(await isBegun())) await pause(5);
    await pause(Math.random() * 700);
    one.kill('SIGKILL');
    if (Math.random() < 0.3) other.kill('SIGKILL');
    await Promise.all([ended(one), ended(other)]);
    // Else the leases of the dead would run for another minute.
    await database.query("update morning_mail set due_at = now() where state = 'waiting'");
    await ended(startSending(isByFile));
    return isByFile ? countOutbox() : countSink();
  }

  const sum = { missed: 0, again: 0, doubled: 0 };
  let mostAgain = 0;
  for (let round = 0; round < rounds; round += 1) {
    const isByFile = round % 5 === 4;
    const { missed, again, doubled } = await perform(isByFile);
    sum.missed += missed;
    sum.again += again;
    sum.doubled += doubled;
    mostAgain = Math.max(mostAgain, again);
    tellRound(round, rounds);
  }
  await database.close();
  await sink[Symbol.asyncDispose]();
  rmSync(dataDir, { recursive: true, force: true });
  yield {
    what: `two senders of the morning mail to ${readers} readers, one or both killed`,
    figure: `${rounds} rounds; the same mail again ${sum.again} times, ${mostAgain} in one round`,
    isHealed: true,
    kept: { written: rounds * readers, lost: sum.missed, doubled: sum.doubled },
    faults: mostAgain <= 2 * mostUnknown ? [] : [`${mostAgain} got the same mail again in one round`],
  };
}

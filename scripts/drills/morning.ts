// Kills senders of the morning mail at random moments while two of them share the readers, and counts the mails: every
// reader gets one, none gets two different ones, and only mails that a killed sender had in progress are repeated.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/adapters/db/open-database.ts';
import { smtpServer } from '../../apps/server/src/adapters/mail/testing/smtp-server.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { fillReaders, publishHomily } from '../../apps/server/src/features/morning-mail/testing/readers.ts';
import { toCalendarDate } from '../../packages/contracts/src/rules/calendar-date.ts';
import { root } from '../run.ts';
import { printProgress, type Rows } from './row.ts';

const readers = 1_500;
/** Mails that one sender has in progress: five connections with two each. */
const maxInProgress = 10;

const command = join(root, 'apps', 'server', 'dist', 'wayfare.js');

const parseMessageId = (message: string): string => /^Message-ID: (\S+)/im.exec(message)?.[1] ?? '';
const waitForExit = (sending: ChildProcess): Promise<unknown> =>
  sending.exitCode === null && sending.signalCode === null ? once(sending, 'exit') : Promise.resolve();

export async function* morning(isShort: boolean): Rows {
  const rounds = isShort ? 2 : 50;
  const dataDir = mkdtempSync(join(tmpdir(), 'wayfare-drill-'));
  const sink = await smtpServer();

  const startCommand = (verb: string): ChildProcess =>
    spawn(process.execPath, [command, 'mail', verb, '--json'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, SMTP_URL: sink.url },
      stdio: ['ignore', 'ignore', 'inherit'],
    });

  // The first command creates the database.
  await waitForExit(startCommand('status'));
  const config = readConfig({ DATA_DIR: dataDir });
  const database = await openDatabase(config.database, { info: () => {}, warn: () => {} });
  await publishHomily(database, toCalendarDate(new Date(), config.site.timeZone));
  await fillReaders(database, readers);

  function countSink() {
    const idsByReader = new Map<string, Set<string>>();
    for (const { to, message } of sink.deliveries) {
      const reader = to[0] ?? '';
      idsByReader.set(reader, (idsByReader.get(reader) ?? new Set()).add(parseMessageId(message)));
    }
    return {
      missed: readers - idsByReader.size,
      /** Mails with a Message-ID that the reader already has. */
      repeated: sink.deliveries.length - idsByReader.size,
      /** Readers with mails of different Message-IDs. */
      duplicated: [...idsByReader.values()].filter(({ size }) => size !== 1).length,
    };
  }

  /** Two senders start, one or both are killed, their leases are released, and a third one sends the rest. */
  async function perform() {
    await database.query('truncate morning_mail, morning_round');
    sink.deliveries.length = 0;
    const [one, other] = [startCommand('send-today'), startCommand('send-today')];
    const hasBegun = async () =>
      (await database.query("select from morning_mail where state = 'sent' limit 1")).rowCount > 0;
    while (one.exitCode === null && !(await hasBegun())) await pause(5);
    await pause(Math.random() * 700);
    one.kill('SIGKILL');
    if (Math.random() < 0.3) other.kill('SIGKILL');
    await Promise.all([waitForExit(one), waitForExit(other)]);
    // Leases of killed senders would last for another minute.
    await database.query("update morning_mail set due_at = now() where state = 'waiting'");
    await waitForExit(startCommand('send-today'));
    return countSink();
  }

  const sum = { missed: 0, repeated: 0, duplicated: 0 };
  let maxRepeated = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { missed, repeated, duplicated } = await perform();
    sum.missed += missed;
    sum.repeated += repeated;
    sum.duplicated += duplicated;
    maxRepeated = Math.max(maxRepeated, repeated);
    printProgress(round, rounds);
  }
  await database.close();
  await sink[Symbol.asyncDispose]();
  rmSync(dataDir, { recursive: true, force: true });
  yield {
    fault: `two senders of the morning mail to ${readers} readers, one or both killed`,
    figure: `${rounds} rounds; ${sum.repeated} repeated mails, at most ${maxRepeated} in one round`,
    isRecovered: true,
    writes: { acknowledged: rounds * readers, lost: sum.missed, duplicated: sum.duplicated },
    failures: maxRepeated <= 2 * maxInProgress ? [] : [`${maxRepeated} mails were repeated in one round`],
  };
}

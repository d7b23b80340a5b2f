import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { Command } from 'commander';
import type { MorningMailDeps } from '#features/morning-mail/morning-mail-deps.ts';
import { countMails, countReaders } from '#features/morning-mail/progress-queries.ts';
import { sendToday } from '#features/morning-mail/send-due-mails.ts';
import { onStopSignal } from '#stop-signals.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';

interface Options extends Output {
  readonly watch?: boolean;
}

const updateIntervalMs = 1_000;

export function sendTodayCommand(mail: Command): void {
  mail
    .command('send-today')
    .description("send today's homily now to all readers who have not got it yet")
    .option('--watch', 'show the progress')
    .action((options: Options) =>
      withParts(async ({ config }, features) => {
        if (config.isQuiet)
          throw new CommandError(`This site is in quiet mode: it sends no mail until ${config.quietUntil}.`);
        await sendNow(features, options);
      }),
    );
}

async function sendNow(deps: MorningMailDeps, options: Options): Promise<void> {
  const { db, clock, billingClock, mailData } = deps;
  const day = toCalendarDate(clock.now(), mailData.timeZone);
  // Counting a million readers takes a while, so sending does not wait for it.
  const counting = countReaders(db, day, billingClock.now());
  counting.catch(() => {});
  const stopping = new AbortController();
  // The first Ctrl-C lets the current batch end, the second exits at once.
  const removeListener = onStopSignal(['SIGINT'], {
    first: () => stopping.abort(),
    again: () => process.exit(130),
  });
  const watch = options.watch === true ? startWatching(db, { day, counting }, options) : null;
  const began = performance.now();
  const sentFromHere = await sendToday(deps, day, { isStopped: () => stopping.signal.aborted }).finally(
    () => {
      watch?.end();
      removeListener();
    },
  );
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  if (sentFromHere === null)
    throw new CommandError(`Nothing is published for today, ${day}: there is nothing to send.`);
  const { sent, waiting, skipped, refused } = await countMails(db, day);
  const readers = await counting;
  printResult(
    `Sent ${sentFromHere} mails in ${seconds} s. Of ${readers} readers, ${sent} have it, ${waiting} wait, ${skipped} are skipped, ${refused} were refused by their mail server.`,
    { day, readers, sentFromHere, seconds, sent, waiting, skipped, refused },
    options,
  );
  if (waiting > 0) process.exitCode = 1;
}

/** One line that is overwritten; with --json one line per update. */
function startWatching(
  db: MorningMailDeps['db'],
  { day, counting }: { readonly day: string; readonly counting: Promise<number> },
  { json }: Output,
) {
  let isUpdating = false;
  const update = async (): Promise<void> => {
    if (isUpdating) return;
    isUpdating = true;
    const [readers, counts] = [await counting.catch(() => null), await countMails(db, day).catch(() => null)];
    isUpdating = false;
    if (readers === null || counts === null) return;
    const { sent, skipped, refused, sentLastMinute } = counts;
    const through = sent + skipped + refused;
    const line = `${through} of ${readers}, ${sentLastMinute} sent in the last minute`;
    if (json === true)
      process.stdout.write(`${JSON.stringify({ sent, through, readers, sentLastMinute })}\n`);
    else process.stderr.write(process.stderr.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
  };
  const timer = setInterval(() => void update(), updateIntervalMs);
  return {
    end(): void {
      clearInterval(timer);
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
    },
  };
}

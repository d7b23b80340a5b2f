import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { Command } from 'commander';
import type { MorningMailDeps } from '#features/morning-mail/morning-mail-deps.ts';
import { countMails, countReaders } from '#features/morning-mail/progress-queries.ts';
import { sendToday } from '#features/morning-mail/send-due-mails.ts';
import { onStopSignal } from '#stop-signals.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';

interface Progress {
  readonly sent: number;
  /** Sent, skipped or refused. */
  readonly through: number;
  readonly readers: number;
  /** Over the last seconds, of all servers. */
  readonly perSecond: number;
  /** Null if there is no progress. */
  readonly secondsLeft: number | null;
}

interface Sample {
  readonly at: number;
  readonly sent: number;
  readonly through: number;
}

/** Longer than a batch, short enough to follow changes. */
const windowMs = 15_000;

/** Computes the rate and the time left from a sliding window of samples. */
export function progressTracker(readers: number) {
  let samples: Sample[] = [];
  return {
    step({ sent, through }: { readonly sent: number; readonly through: number }, at: number): Progress {
      samples = [...samples.filter((sample) => sample.at > at - windowMs), { at, sent, through }];
      const [first = { at, sent, through }] = samples;
      const seconds = (at - first.at) / 1_000;
      const perSecond = seconds > 0 ? Math.round(((sent - first.sent) / seconds) * 10) / 10 : 0;
      const throughPerSecond = seconds > 0 ? (through - first.through) / seconds : 0;
      const left = Math.max(0, readers - through);
      const secondsLeft = throughPerSecond > 0 ? Math.ceil(left / throughPerSecond) : null;
      return { sent, through, readers, perSecond, secondsLeft: left === 0 ? 0 : secondsLeft };
    },
  };
}

const width = 24;

export function formatProgress({ through, readers, perSecond, secondsLeft }: Progress): string {
  const filled = readers === 0 ? width : Math.min(width, Math.round((through / readers) * width));
  const left = secondsLeft === null ? 'no progress' : `${formatDuration(secondsLeft)} left`;
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${through} of ${readers}, ${perSecond} a second, ${left}`;
}

function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

interface Options extends Output {
  readonly watch?: boolean;
}

const updateIntervalMs = 1_000;

export function sendTodayCommand(mail: Command): void {
  mail
    .command('send-today')
    .description("send today's homily now to all readers who have not got it yet")
    .option('--watch', 'show the progress, the rate and the time left')
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
  const tracker = counting.then(progressTracker).catch(() => null);
  let isUpdating = false;
  const update = async (): Promise<void> => {
    if (isUpdating) return;
    isUpdating = true;
    const [progress, counts] = [await tracker, await countMails(db, day).catch(() => null)];
    isUpdating = false;
    if (progress === null || counts === null) return;
    const { sent, skipped, refused } = counts;
    const step = progress.step({ sent, through: sent + skipped + refused }, performance.now());
    if (json === true) process.stdout.write(`${JSON.stringify(step)}\n`);
    else if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${formatProgress(step)}`);
    else process.stderr.write(`${formatProgress(step)}\n`);
  };
  const timer = setInterval(() => void update(), updateIntervalMs);
  return {
    end(): void {
      clearInterval(timer);
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
    },
  };
}

import type { Command } from 'commander';
import type { MorningMailDeps } from '#features/morning-mail/morning-mail-deps.ts';
import { countDayMails, getDayProgress, getToday, sendToday } from '#features/morning-mail/progress.ts';
import { onStopSignal } from '#stop-signals.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';

interface Step {
  readonly sent: number;
  /** Sent, or not to be sent. */
  readonly through: number;
  readonly readers: number;
  /** Over the last seconds, by all servers together. */
  readonly perSecond: number;
  /** Null while nothing moves. */
  readonly secondsLeft: number | null;
}

interface Look {
  readonly at: number;
  readonly sent: number;
  readonly through: number;
}

/** Long enough to even out a batch, short enough to tell of a change. */
const rememberedMs = 15_000;

/** How fast it goes and how long it will take, from one look to the next. */
export function paceOf(readers: number) {
  let looks: Look[] = [];
  return {
    step({ sent, through }: { readonly sent: number; readonly through: number }, at: number): Step {
      looks = [...looks.filter((look) => look.at > at - rememberedMs), { at, sent, through }];
      const [first = { at, sent, through }] = looks;
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

export function wordsOf({ through, readers, perSecond, secondsLeft }: Step): string {
  const filled = readers === 0 ? width : Math.min(width, Math.round((through / readers) * width));
  const left = secondsLeft === null ? 'it does not move' : `${durationInWords(secondsLeft)} left`;
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${through} of ${readers}, ${perSecond} a second, ${left}`;
}

function durationInWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

interface Options extends Output {
  readonly watch?: boolean;
}

const lookEveryMs = 1_000;

export function sendTodayCommand(mail: Command): void {
  mail
    .command('send-today')
    .description("send today's homily now to all who have not got it yet, whatever the hour")
    .option('--watch', 'show how far it is, how fast, and how long it will take')
    .option('--json', 'print JSON')
    .action((options: Options) =>
      withParts(async ({ config }, features) => {
        if (config.isQuiet)
          throw new CommandError(`This site is quiet: no mail leaves it until ${config.quietUntil}.`);
        await sendNow(features, options);
      }),
    );
}

async function sendNow(deps: MorningMailDeps, options: Options): Promise<void> {
  const day = getToday(deps);
  // Among a million people counting takes a while, and nobody's mail waits for it.
  const counting = getDayProgress(deps, day).then(({ readers }) => readers);
  counting.catch(() => {});
  const stopping = new AbortController();
  // What is begun comes to its end; who interrupts twice does not want to wait.
  const listenNoMore = onStopSignal(['SIGINT'], {
    first: () => stopping.abort(),
    again: () => process.exit(130),
  });
  const watch = options.watch === true ? watchOn(deps, { day, counting }, options) : null;
  const began = performance.now();
  const done = await sendToday(deps, day, { isStopped: () => stopping.signal.aborted }).finally(() => {
    watch?.end();
    listenNoMore();
  });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  if (done === null)
    throw new CommandError(`Nothing is published for today, ${day}: there is nothing to send.`);
  const { sent, waiting, skipped, refused } = await countDayMails(deps, day);
  const readers = await counting;
  printResult(
    `${done.sent} mails left from here in ${seconds} s. Of ${readers} readers ${sent} have it, ${waiting} wait, ${skipped} cannot be written to, ${refused} refused it.`,
    { day, readers, sentFromHere: done.sent, seconds, sent, waiting, skipped, refused },
    options,
  );
  if (waiting > 0) process.exitCode = 1;
}

/** On the terminal a line that is written over; as JSON a line each time. */
function watchOn(
  deps: MorningMailDeps,
  { day, counting }: { readonly day: string; readonly counting: Promise<number> },
  { json }: Output,
) {
  const pace = counting.then(paceOf).catch(() => null);
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    const [known, counts] = [await pace, await countDayMails(deps, day).catch(() => null)];
    isLooking = false;
    if (known === null || counts === null) return;
    const { sent, skipped, refused } = counts;
    const step = known.step({ sent, through: sent + skipped + refused }, performance.now());
    if (json === true) process.stdout.write(`${JSON.stringify(step)}\n`);
    else if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${wordsOf(step)}`);
    else process.stderr.write(`${wordsOf(step)}\n`);
  };
  const looking = setInterval(() => void look(), lookEveryMs);
  return {
    end(): void {
      clearInterval(looking);
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
    },
  };
}

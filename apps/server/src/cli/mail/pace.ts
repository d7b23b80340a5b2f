export interface Step {
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

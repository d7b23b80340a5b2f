const longestRestMs = 3_600_000;
const restAfterFaultMs = 5_000;

export interface Repeater {
  /** Looks again now, or as soon as the look that is under way has ended. */
  readonly wake: () => void;
  close(): Promise<void>;
}

/** Looks again and again, as long after each look as the look itself says; null is: not until woken. */
export function repeat(look: () => Promise<number | null>, onFault: (error: unknown) => void): Repeater {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isClosed = false;

  const lookOnce = async (): Promise<void> => {
    isWoken = false;
    let rest: number | null = restAfterFaultMs;
    try {
      rest = await look();
    } catch (error) {
      onFault(error);
    }
    running = null;
    if (isClosed) return;
    if (isWoken) start();
    else if (rest !== null) timer = setTimeout(start, Math.min(Math.max(rest, 0), longestRestMs));
  };
  const start = (): void => {
    clearTimeout(timer);
    running = lookOnce();
  };
  return {
    wake() {
      if (isClosed) return;
      if (running === null) start();
      else isWoken = true;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

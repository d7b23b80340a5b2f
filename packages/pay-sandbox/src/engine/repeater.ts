const maxDelayMs = 3_600_000;
const delayAfterErrorMs = 5_000;

export interface Repeater {
  /** Runs the task now, or again after the current run. */
  readonly wake: () => void;
  close(): Promise<void>;
}

/** Runs a task again and again. It returns the delay until its next run in ms; null waits for `wake`. */
export function repeat(task: () => Promise<number | null>, onError: (error: unknown) => void): Repeater {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWakePending = false;
  let isClosed = false;

  const run = async (): Promise<void> => {
    isWakePending = false;
    let delay: number | null = delayAfterErrorMs;
    try {
      delay = await task();
    } catch (error) {
      onError(error);
    }
    running = null;
    if (isClosed) return;
    if (isWakePending) start();
    else if (delay !== null) timer = setTimeout(start, Math.min(Math.max(delay, 0), maxDelayMs));
  };
  const start = (): void => {
    clearTimeout(timer);
    running = run();
  };
  return {
    wake() {
      if (isClosed) return;
      if (running === null) start();
      else isWakePending = true;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

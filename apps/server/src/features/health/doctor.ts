import { seconds } from '@wayfare/contracts/rules/durations';
import { StartupError } from '#startup-error.ts';

export interface Fault {
  readonly about: string;
  readonly sentence: string;
}

/** `run` returns a sentence for each fault; null if there is none. */
export interface Check {
  readonly about: string;
  /** Overrides the default timeout. */
  readonly timeoutMs?: number;
  run(): Promise<string | readonly string[] | null> | string | readonly string[] | null;
}

export const check = (about: string, run: Check['run'], timeoutMs?: number): Check => ({
  about,
  run,
  ...(timeoutMs === undefined ? {} : { timeoutMs }),
});

/** Thrown by a check that finds a fault outside its own subject. */
export class OtherFault extends Error {
  readonly about: string;
  constructor(about: string, sentence: string) {
    super(sentence);
    this.about = about;
  }
}

const defaultTimeoutMs = seconds(30);

/**
 * Runs all checks in parallel and returns faults in the order of the checks. A check that throws or times out is a
 * fault itself.
 */
export async function runChecks(checks: readonly Check[], timeoutMs = defaultTimeoutMs): Promise<Fault[]> {
  const faults = await Promise.all(checks.map((check) => runCheck(check, check.timeoutMs ?? timeoutMs)));
  return faults.flat();
}

/** Many checks fail alike while the database is unreachable; that is one fault. */
export const withoutRepeats = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.about} ${fault.sentence}`, fault])).values(),
];

async function runCheck(check: Check, timeoutMs: number): Promise<Fault[]> {
  const { about } = check;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(
      () => resolve(`This took longer than ${timeoutMs / 1_000} seconds and was canceled.`),
      timeoutMs,
    );
  });
  const run = async () => check.run();
  try {
    const result = await Promise.race([run(), timeout]);
    return [result ?? []].flat().map((sentence) => ({ about, sentence }));
  } catch (error) {
    if (error instanceof OtherFault) return [{ about: error.about, sentence: error.message }];
    return [{ about, sentence: describeError(error) }];
  } finally {
    clearTimeout(timer);
  }
}

/** Startup errors already name the fix. */
function describeError(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return `This check failed: ${error instanceof Error ? error.message || error.name : String(error)}`;
}

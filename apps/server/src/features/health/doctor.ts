import { seconds } from '@wayfare/contracts/rules/durations';
import { StartupError } from '#startup-error.ts';

/** Something is amiss: what it is about, and a sentence that says so and how to mend it. */
export interface Fault {
  readonly about: string;
  readonly sentence: string;
}

/** One look at one thing. It answers with a sentence for each thing amiss; null where it is well. */
export interface Check {
  readonly about: string;
  /** For a check that moves many bytes: longer than the others may take. */
  readonly timeoutMs?: number;
  run(): Promise<string | readonly string[] | null> | string | readonly string[] | null;
}

/** A check throws this where it finds something else amiss than what it looks at. */
export class OtherFault extends Error {
  readonly about: string;
  constructor(about: string, sentence: string) {
    super(sentence);
    this.about = about;
  }
}

const defaultTimeoutMs = seconds(12);

/** All at once, each for so long at most, and in this order: a look that fails is a fault, and hides no other. */
export async function runChecks(checks: readonly Check[], longestMs = defaultTimeoutMs): Promise<Fault[]> {
  const faults = await Promise.all(checks.map((check) => runCheck(check, check.timeoutMs ?? longestMs)));
  return faults.flat();
}

/** Many checks fail alike while the database is away: that is one fault. */
export const withoutRepeats = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.about} ${fault.sentence}`, fault])).values(),
];

async function runCheck(check: Check, longestMs: number): Promise<Fault[]> {
  const { about } = check;
  let patience: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string>((resolve) => {
    patience = setTimeout(
      () => resolve(`This took longer than ${longestMs / 1_000} seconds to look at, and was given up.`),
      longestMs,
    );
  });
  const looking = async () => check.run();
  try {
    const said = await Promise.race([looking(), tooLate]);
    return [said ?? []].flat().map((sentence) => ({ about, sentence }));
  } catch (error) {
    if (error instanceof OtherFault) return [{ about: error.about, sentence: error.message }];
    return [{ about, sentence: describeError(error) }];
  } finally {
    clearTimeout(patience);
  }
}

/** What would keep the server from starting names its mend already. */
function describeError(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return `This could not be looked at: ${error instanceof Error ? error.message || error.name : String(error)}`;
}

import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import { isUnreachable } from '#api/api-error.ts';
import type { Input } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { noteChanged, noteSource, readerHere } from './device-reader.ts';

/** Whoever has the answer on the device does not wait for a line that is hardly one. */
export const patienceMs = 4_000;

const soon = (): Promise<never> =>
  new Promise((_, giveUp) => setTimeout(() => giveUp(new Error('No answer yet.')), patienceMs));

/** Asks as ever; where nobody answers, what is kept here answers, for whoever it is kept for. */
export async function orFromDevice<C extends Contract>(
  { sub }: Pick<Person, 'sub'>,
  contract: C,
  input: Input<C>,
  ask: () => Promise<ResponseOf<C>>,
): Promise<ResponseOf<C>> {
  const isKept = sub !== null && readerHere()?.sub === sub;
  const asked = ask();
  try {
    const answer = await (isKept && contract.method === 'GET' ? Promise.race([asked, soon()]) : asked);
    noteSource(false);
    if (isKept && contract.method !== 'GET') noteChanged();
    return answer;
  } catch (error) {
    if (!isUnreachable(error) || !isKept) throw error;
    const { answerFromDevice } = await import('./cached-responses.ts');
    const kept = await answerFromDevice(sub, contract, input);
    // What is not kept here is worth waiting for.
    if (kept === undefined) return asked;
    noteSource(true);
    return kept;
  }
}

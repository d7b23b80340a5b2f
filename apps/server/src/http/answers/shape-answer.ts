import type { Contract } from '@wayfare/contracts/calls/contract';
import { problem } from './problems.ts';

/** Only what the contract names leaves, as JSON; an answer that breaks it is our fault, and stays here. */
export function shapeAnswer(contract: Contract, answer: unknown): string | undefined {
  const result = contract.response.safeParse(answer);
  if (result.success) return result.data === undefined ? undefined : JSON.stringify(result.data);
  const where = result.error.issues.map(({ code, path }) => `${path.join('.')} (${code})`).join(', ');
  throw problem('internal', {
    cause: new Error(
      `The answer of ${contract.method} ${contract.service}${contract.path} breaks its contract: ${where}`,
    ),
  });
}

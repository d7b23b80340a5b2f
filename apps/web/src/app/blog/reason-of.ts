import { spokenOf } from '#api/api-error.ts';

/** Why it failed: in the server's words where it spoke to a person, else in the call's own. */
export function reasonOf(error: unknown): string {
  return spokenOf(error) ?? (error instanceof Error ? error.message : String(error));
}

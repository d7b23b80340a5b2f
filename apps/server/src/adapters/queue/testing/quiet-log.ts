import type { Log } from '../worker.ts';

export interface QuietLog extends Log {
  readonly lines: { details: object; message: string }[];
}

/** Keeps what was said instead of printing it. */
export function quietLog(): QuietLog {
  const lines: QuietLog['lines'] = [];
  const keep = (details: object, message: string) => void lines.push({ details, message });
  return { lines, warn: keep, error: keep };
}

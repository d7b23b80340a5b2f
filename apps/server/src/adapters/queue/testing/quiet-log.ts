import type { Log } from '#log.ts';

export interface QuietLog extends Log<'warn' | 'error'> {
  readonly lines: { details: object; message: string }[];
}

/** Collects log lines. */
export function quietLog(): QuietLog {
  const lines: QuietLog['lines'] = [];
  const add = (details: object, message: string) => void lines.push({ details, message });
  return { lines, warn: add, error: add };
}

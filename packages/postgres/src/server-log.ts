import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import type { Owner } from './run-as.ts';

const KEEP_BYTES = 5_000_000;
const TAIL_BYTES = 64_000;

export interface ServerLog {
  /** For the supervisor's output. */
  fd: number;
  /** The text written since it was opened. */
  tail(): string;
  close(): void;
}

export function openServerLog(path: string, owner: Owner | null): ServerLog {
  let fd = openForAppending(path);
  if (fstatSync(fd).size > KEEP_BYTES) {
    closeSync(fd);
    renameSync(path, `${path}.old`);
    fd = openForAppending(path);
  }
  if (owner) fchownSync(fd, owner.uid, owner.gid);
  const start = fstatSync(fd).size;
  return {
    fd,
    tail: () => readFrom(fd, start),
    close: () => closeSync(fd),
  };
}

export const getLogSize = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Why the server stopped, according to its log after this size. */
export function findReasonSince(path: string, size: number): string {
  try {
    const fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      return findReason(readFrom(fd, size));
    } finally {
      closeSync(fd);
    }
  } catch {
    return '';
  }
}

function readFrom(fd: number, start: number): string {
  const { size } = fstatSync(fd);
  const from = Math.min(size, Math.max(start, size - TAIL_BYTES));
  const buffer = Buffer.alloc(size - from);
  return buffer.toString('utf8', 0, readSync(fd, buffer, 0, buffer.length, from));
}

function openForAppending(path: string): number {
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW;
  return openSync(path, flags, 0o600);
}

/** The last fatal line with its detail and hint, without date and process id; else the last line. */
export function findReason(log: string): string {
  const lines = log
    .split('\n')
    .map((line) => line.replace(/^\S+ \S+ UTC \[\d+\] /, '').trim())
    .filter((line) => line !== '');
  const fatal = lines.findLastIndex((line) => /^(FATAL|PANIC):/.test(line));
  if (fatal === -1) return lines.at(-1) ?? '';
  const more = lines.slice(fatal + 1).findIndex((line) => !/^(DETAIL|HINT):/.test(line));
  return lines.slice(fatal, more === -1 ? undefined : fatal + 1 + more).join(' ');
}

import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mail, readHead, readMail } from './read-mail.ts';

export interface ListedMail {
  /** Of its file, which begins with the time it was written. */
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly date: string;
}

export interface MailList {
  readonly mails: readonly ListedMail[];
  /** The `before` of the next page; null at the end. */
  readonly older: string | null;
}

const headBytes = 32 * 1_024;
const mostBytes = 8 * 1_024 * 1_024;
/** How many are opened in search of somebody's, before the search goes to another page. */
const mostOpened = 2_000;

/** Newest first, as far as their names tell. `to` is a part of a recipient, in any letters. */
export async function listMails(
  folder: string,
  page: { readonly to: string; readonly before: string | null; readonly limit: number },
): Promise<MailList> {
  const { to, before, limit } = page;
  const names = (await namesIn(folder)).toSorted().toReversed();
  const waiting = before === null ? names : names.filter((name) => name < before);
  const mails: ListedMail[] = [];
  for (const [opened, name] of waiting.entries()) {
    if (mails.length === limit || opened === mostOpened) {
      return { mails, older: waiting[opened - 1] ?? null };
    }
    const bytes = await readBytes(folder, name, headBytes);
    if (bytes === null) continue;
    const head = readHead(bytes);
    if (head.to.toLowerCase().includes(to.toLowerCase())) mails.push({ name, ...head });
  }
  return { mails, older: null };
}

/** Only what the folder itself lists can be opened, whatever the name. */
export async function openMail(folder: string, name: string): Promise<Mail | null> {
  if (!(await namesIn(folder)).includes(name)) return null;
  const bytes = await readBytes(folder, name, mostBytes);
  return bytes === null ? null : readMail(bytes);
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && /^[A-Za-z0-9][\w.-]{0,250}\.eml$/.test(entry.name))
      .map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Null where it has gone meanwhile. A link in the folder is not followed. */
async function readBytes(folder: string, name: string, most: number): Promise<Buffer | null> {
  try {
    const file = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const bytes = Buffer.alloc(Math.min(most, (await file.stat()).size));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
      return bytes.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'ELOOP'].includes(String(error.code));

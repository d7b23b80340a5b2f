import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mail, readHead, readMail } from './read-mail.ts';

export interface ListedMail {
  /** The file name, which begins with the time. */
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

/** Limits the files that a search reads for one page. */
const maxOpened = 2_000;

/** Newest first by file name. `to` is a part of the recipient, in any case. */
export async function listMails(
  folder: string,
  page: { readonly to: string; readonly before: string | null; readonly limit: number },
): Promise<MailList> {
  const { to, before, limit } = page;
  const names = (await listNames(folder)).toSorted().toReversed();
  const candidates = before === null ? names : names.filter((name) => name < before);
  const mails: ListedMail[] = [];
  for (const [opened, name] of candidates.entries()) {
    if (mails.length === limit || opened === maxOpened) {
      return { mails, older: candidates[opened - 1] ?? null };
    }
    const bytes = await readFile(join(folder, name)).catch(nullIfMissing);
    if (bytes === null) continue;
    const head = readHead(bytes);
    if (head.to.toLowerCase().includes(to.toLowerCase())) mails.push({ name, ...head });
  }
  return { mails, older: null };
}

/** Opens only files that the folder lists, so that no path leads out of it. */
export async function openMail(folder: string, name: string): Promise<Mail | null> {
  if (!(await listNames(folder)).includes(name)) return null;
  const bytes = await readFile(join(folder, name)).catch(nullIfMissing);
  return bytes === null ? null : readMail(bytes);
}

async function listNames(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
  return names.filter((name) => /^[A-Za-z0-9][\w.-]{0,250}\.eml$/.test(name));
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

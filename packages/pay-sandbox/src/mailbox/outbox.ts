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

/** Limits the files that a search reads. */
const maxOpened = 2_000;
const maxListed = 100;

/** Newest first by file name. `to` is a part of the recipient, in any case. */
export async function listMails(folder: string, to: string): Promise<readonly ListedMail[]> {
  const names = (await listNames(folder)).toSorted().toReversed().slice(0, maxOpened);
  const mails: ListedMail[] = [];
  for (const name of names) {
    if (mails.length === maxListed) break;
    const bytes = await readFile(join(folder, name)).catch(nullIfMissing);
    if (bytes === null) continue;
    const head = readHead(bytes);
    if (head.to.toLowerCase().includes(to.toLowerCase())) mails.push({ name, ...head });
  }
  return mails;
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

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const decodeQuotedPrintable = (message: string): string =>
  message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

export function mailsTo(address: string): string[] {
  const outbox = join(process.env.SITE_DATA_DIR ?? '', 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`<${address}>`))
    .map(decodeQuotedPrintable);
}

/** Waits for a mail with that subject and returns the newest. */
export async function mailTo(address: string, subject: RegExp): Promise<string> {
  const findMail = () => mailsTo(address).findLast((mail) => subject.test(mail));
  await expect.poll(findMail, { timeout: 20_000 }).toBeDefined();
  return findMail() ?? '';
}

export const linkIn = (mail: string): string => /https?:\/\/\S+\?\S+/.exec(mail)?.[0] ?? '';

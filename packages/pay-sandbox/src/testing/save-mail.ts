import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a mail to the folder of the mailbox page. The file name begins with the time. */
export async function saveMail(
  folder: string,
  mail: { readonly to: string; readonly subject: string; readonly text: string },
  writtenAt: Date,
): Promise<void> {
  const name = `${writtenAt.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
  const unfinished = join(folder, `.${name}.part`);
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, write(mail, writtenAt));
  await rename(unfinished, join(folder, name));
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Base64 prevents that a subject ends its header. */
const write = (
  { to, subject, text }: { readonly to: string; readonly subject: string; readonly text: string },
  writtenAt: Date,
): string =>
  [
    'From: Payment sandbox <sandbox@localhost>',
    `To: ${encodeWord(to)}`,
    `Subject: ${encodeWord(subject)}`,
    `Date: ${writtenAt.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(text).replace(/.{76}/g, '$&\r\n'),
    '',
  ].join('\r\n');

const encodeWord = (text: string): string =>
  /^[\w.@+ -]*$/.test(text) ? text : `=?utf-8?B?${base64(text)}?=`;

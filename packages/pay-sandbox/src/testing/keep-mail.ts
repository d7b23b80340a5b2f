import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts a mail into the folder that the mailbox page looks into, under a name that begins with its time. */
export async function keepMail(
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

/** Everything that somebody may have typed is written in base64, and so can neither end a header nor begin one. */
const write = (
  { to, subject, text }: { readonly to: string; readonly subject: string; readonly text: string },
  writtenAt: Date,
): string =>
  [
    'From: Payment sandbox <sandbox@localhost>',
    `To: ${word(to)}`,
    `Subject: ${word(subject)}`,
    `Date: ${writtenAt.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(text).replace(/.{76}/g, '$&\r\n'),
    '',
  ].join('\r\n');

/** Plain letters as they are, for those who open the file itself. */
const word = (text: string): string => (/^[\w.@+ -]*$/.test(text) ? text : `=?utf-8?B?${base64(text)}?=`);

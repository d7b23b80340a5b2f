import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { composeBulkMail } from './compose-bulk-mail.ts';
import { composeMessage, parseSender } from './compose-message.ts';
import { type Mail, type Mailer, MailNotSent } from './mail.ts';

/** Each mail as a file that any mail program opens, in the order of time. */
export function outboxMailer(config: { readonly directory: string; readonly from: string }): Mailer {
  const from = parseSender(config.from);
  return {
    async send(mail) {
      const message = composeMessage(mail, from);
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: bytes } = await transport.sendMail(message);
      if (!Buffer.isBuffer(bytes)) throw new MailNotSent('no message was made');
      await keep(bytes, config.directory, fileNameOf(mail));
    },
    async openBulkMail(bulkMail) {
      const messageFor = await composeBulkMail(bulkMail, from);
      return {
        send: async (copy) => keep(Buffer.from(messageFor(copy)), config.directory, fileNameOf(copy)),
      };
    },
    isReachable: async () => true,
    maxConcurrentCopies: 2,
    async close() {},
  };
}

/** The same at every try, so that a mail that is tried again does not lie there twice. */
function fileNameOf({ writtenAt, messageId }: Pick<Mail, 'writtenAt' | 'messageId'>): string {
  const time = writtenAt.toISOString().replaceAll(':', '-');
  return `${time}-${messageId.slice(1, messageId.indexOf('@')).replaceAll(/[^\w.-]/g, '_')}.eml`;
}

/** Under another name until it is whole: whoever watches the folder never reads half a mail. */
async function keep(message: Buffer, directory: string, name: string): Promise<void> {
  const unfinished = join(directory, `.${name}.part`);
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(directory, name));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw new MailNotSent(`the outbox cannot be written (${codeOf(error)})`);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';

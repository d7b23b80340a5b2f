import { join } from 'node:path';
import { errorCode, writeAtomically } from '#file-system.ts';
import { composeBulkMessage, composeMessage, parseSender } from './compose-message.ts';
import { type Mail, type Mailer, MailNotSent } from './mail.ts';

/** Writes mails to files for mail programs, named by time. */
export function outboxMailer(config: { readonly directory: string; readonly from: string }): Mailer {
  const from = parseSender(config.from);
  return {
    async send(mail) {
      const message = composeMessage(mail, from);
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: bytes } = await transport.sendMail(message);
      if (!Buffer.isBuffer(bytes)) throw new MailNotSent('no message was made');
      await writeMessage(bytes, config.directory, toFileName(mail));
    },
    async openBulkMail(bulkMail) {
      const messageFor = await composeBulkMessage(bulkMail, from);
      return {
        send: async (copy) => writeMessage(Buffer.from(messageFor(copy)), config.directory, toFileName(copy)),
      };
    },
    isReachable: async () => true,
    maxConcurrentCopies: 2,
    async close() {},
  };
}

/** The same at every attempt, so that a retried mail is stored once. */
function toFileName({ writtenAt, messageId }: Pick<Mail, 'writtenAt' | 'messageId'>): string {
  const time = writtenAt.toISOString().replaceAll(':', '-');
  return `${time}-${messageId.slice(1, messageId.indexOf('@')).replaceAll(/[^\w.-]/g, '_')}.eml`;
}

/** Renames the complete file, so that programs that watch the folder never read a partial mail. */
async function writeMessage(content: Buffer, directory: string, name: string): Promise<void> {
  const draft = join(directory, `.${name}.part`);
  await writeAtomically(join(directory, name), { draft, content }).catch((error: unknown) => {
    const code = errorCode(error);
    throw new MailNotSent(
      `the outbox cannot be written (${typeof code === 'string' ? code : 'unknown reason'})`,
    );
  });
}

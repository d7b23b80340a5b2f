import { checkCopy, checkMail } from './check-mail.ts';
import type { Sender } from './compose-message.ts';
import { headOf } from './head-of.ts';
import { type BulkMail, type BulkMailCopy, MailNotSent } from './mail.ts';
import { filled, templateOf } from './template.ts';

const standIn = { to: { address: 'reader@example.invalid' }, messageId: '<copy@example.invalid>' };

/** Encodes a bulk mail once, for all who get it: a copy then costs as much as putting texts together. */
export async function composeBulkMail(
  bulkMail: BulkMail,
  from: Sender,
): Promise<(copy: BulkMailCopy) => string> {
  const { subject, html, text, headers, token } = bulkMail;
  checkMail({ ...standIn, subject, html, text, headers, writtenAt: new Date(0) });
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    from,
    envelope: { from: from.address, to: [standIn.to.address] },
    subject,
    html,
    text,
    textEncoding: 'quoted-printable',
    messageId: standIn.messageId,
    // Not folded: some mail servers sign a folded header otherwise than they pass it on.
    headers: {
      'auto-submitted': 'auto-generated',
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
      ),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new MailNotSent('no message was made');
  const template = templateOf(withoutOwnLines(message.toString()), token);
  return (copy) => {
    checkCopy(copy);
    return headOf(copy) + filled(template, copy.token);
  };
}

/** The library writes these where nobody else did, and each copy has its own. */
function withoutOwnLines(message: string): string {
  const end = message.indexOf('\r\n\r\n');
  const head = message.slice(0, end).replaceAll(/^(?:message-id|date):.*\r\n/gim, '');
  return head + message.slice(end);
}

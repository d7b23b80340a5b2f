import { checkCopy, checkMail } from './check-mail.ts';
import { filled, matrixOf } from './circular.ts';
import type { Sender } from './compose-message.ts';
import { headOf } from './head-of.ts';
import { type Circular, type CircularCopy, MailNotSent } from './mail.ts';

const standIn = { to: { address: 'reader@example.invalid' }, messageId: '<copy@example.invalid>' };

/** Encodes a circular once, for all who get it: a copy then costs as much as putting texts together. */
export async function composeCircular(
  circular: Circular,
  from: Sender,
): Promise<(copy: CircularCopy) => string> {
  const { subject, html, text, headers, token } = circular;
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
  const matrix = matrixOf(withoutOwnLines(message.toString()), token);
  return (copy) => {
    checkCopy(copy);
    return headOf(copy) + filled(matrix, copy.token);
  };
}

/** The library writes these where nobody else did, and each copy has its own. */
function withoutOwnLines(message: string): string {
  const end = message.indexOf('\r\n\r\n');
  const head = message.slice(0, end).replaceAll(/^(?:message-id|date):.*\r\n/gim, '');
  return head + message.slice(end);
}

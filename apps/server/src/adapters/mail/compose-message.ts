import type { SendMailOptions } from 'nodemailer';
import { checkMail } from './check-mail.ts';
import type { Mail, Mailbox } from './mail.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Reads 'Wayfare <post@example.org>' or the address alone. */
export function parseSender(text: string): Sender {
  const { name = '', address = text } =
    /^(?:(?<name>.*\S)\s*)?<(?<address>[^<>]+)>$/u.exec(text.trim())?.groups ?? {};
  return { name: name.trim(), address: address.trim() };
}

/** One message for every mailer, so that a file in the outbox is what would have gone over the wire. */
export function composeMessage(mail: Mail, from: Sender): SendMailOptions {
  checkMail(mail);
  return {
    from,
    to: named(mail.to),
    // Said outright, not read from the headers: nobody else can become a recipient.
    envelope: { from: from.address, to: [mail.to.address] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.writtenAt,
    // Asks out-of-office programs not to answer.
    headers: { 'auto-submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const named = ({ name = '', address }: Mailbox): Sender => ({ name, address });

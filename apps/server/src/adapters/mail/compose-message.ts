import type { SendMailOptions } from 'nodemailer';
import { checkMail } from './check-mail.ts';
import type { Mail, Mailbox } from './mail.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Parses 'Wayfare <post@example.org>' or an address alone. */
export function parseSender(text: string): Sender {
  const { name = '', address = text } =
    /^(?:(?<name>.*\S)\s*)?<(?<address>[^<>]+)>$/u.exec(text.trim())?.groups ?? {};
  return { name: name.trim(), address: address.trim() };
}

/** Shared by the mailers, so that a file in the outbox equals the sent message. */
export function composeMessage(mail: Mail, from: Sender): SendMailOptions {
  checkMail(mail);
  return {
    from,
    to: toSender(mail.to),
    // Explicit, so that headers cannot add a recipient.
    envelope: { from: from.address, to: [mail.to.address] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.writtenAt,
    // Prevents out-of-office replies.
    headers: { 'auto-submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const toSender = ({ name = '', address }: Mailbox): Sender => ({ name, address });

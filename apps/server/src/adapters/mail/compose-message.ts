import type { SendMailOptions } from 'nodemailer';
import { type BulkMailCopy, InvalidMailError, type Mail, type Mailbox } from './mail.ts';

/** Characters that end a header line in some mail programs. */
const lineBreaking = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const addressPattern = /^[^\s\p{Cc}@<>",;:()[\]\\]+@[^\s\p{Cc}@<>",;:()[\]\\]+$/u;
const messageIdPattern = /^<[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+>$/;
const headerNamePattern = /^[A-Za-z][A-Za-z0-9-]*$/;

/** Set by the mailer. */
const reservedHeaders =
  /^(from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|return-path|received|content-.*|resent-.*|dkim-.*)$/i;

const maxAddressLength = 254;
const maxLineLength = 500;

/** Invalid input is refused, not corrected: a line break in a subject is an attack. */
export function checkMail(mail: Mail): void {
  checkCopy(mail);
  checkLine("A mail's subject", mail.subject);
  if (mail.subject.trim() === '') throw new InvalidMailError('A mail needs a subject.');
  for (const [name, value] of Object.entries(mail.headers ?? {})) checkHeader(name, value);
  checkBody("A mail's html", mail.html);
  checkBody("A mail's plain text", mail.text);
}

/** The fields that differ between readers. */
export function checkCopy({ to, messageId }: Pick<BulkMailCopy, 'to' | 'messageId'>): void {
  // The mail may come from JSON in the queue.
  if (typeof to.address !== 'string') throw new InvalidMailError('A mail goes to one address, as text.');
  if (
    to.address.length > maxAddressLength ||
    !addressPattern.test(to.address) ||
    !to.address.isWellFormed()
  ) {
    throw new InvalidMailError('The address of a mail must be exactly one, and nothing else.');
  }
  checkLine("A mail's recipient name", to.name ?? '');
  if (!messageIdPattern.test(messageId))
    throw new InvalidMailError("A mail's id must be of the form <id@domain>.");
}

function checkHeader(name: string, value: string): void {
  if (!headerNamePattern.test(name)) throw new InvalidMailError('A mail has a header with an invalid name.');
  if (reservedHeaders.test(name)) throw new InvalidMailError(`The header ${name} is set by the mailer.`);
  checkLine(`A mail's header ${name}`, value);
}

function checkLine(label: string, text: string): void {
  if (
    typeof text !== 'string' ||
    text.length > maxLineLength ||
    lineBreaking.test(text) ||
    !text.isWellFormed()
  )
    throw new InvalidMailError(`${label} must be one line of text.`);
}

function checkBody(label: string, text: string): void {
  if (text.trim() === '') throw new InvalidMailError(`${label} is empty.`);
  if (text.includes('\0') || !text.isWellFormed())
    throw new InvalidMailError(`${label} contains invalid characters.`);
}

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

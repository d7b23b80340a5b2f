import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import {
  type BulkMail,
  type BulkMailCopy,
  InvalidMailError,
  type Mail,
  type Mailbox,
  MailNotSent,
} from './mail.ts';

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
function checkMail(mail: Mail): void {
  checkCopy(mail);
  checkLine("A mail's subject", mail.subject);
  if (mail.subject.trim() === '') throw new InvalidMailError('A mail needs a subject.');
  for (const [name, value] of Object.entries(mail.headers ?? {})) checkHeader(name, value);
  checkBody("A mail's html", mail.html);
  checkBody("A mail's plain text", mail.text);
}

/** The fields that differ between readers. */
function checkCopy({ to, messageId }: Pick<BulkMailCopy, 'to' | 'messageId'>): void {
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

interface Sender {
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

const sampleCopy = { to: { address: 'reader@example.invalid' }, messageId: '<copy@example.invalid>' };

/** Encodes a bulk mail once. Each copy then only joins strings. */
export async function composeBulkMessage(
  bulkMail: BulkMail,
  from: Sender,
): Promise<(copy: BulkMailCopy) => string> {
  const { subject, html, text, headers, token } = bulkMail;
  checkMail({ ...sampleCopy, subject, html, text, headers, writtenAt: new Date(0) });
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    from,
    envelope: { from: from.address, to: [sampleCopy.to.address] },
    subject,
    html,
    text,
    textEncoding: 'quoted-printable',
    messageId: sampleCopy.messageId,
    // Not folded, because some mail servers change folded headers after signing them.
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
  const template = createTemplate(removeCopyHeaders(message.toString()), token);
  return (copy) => {
    checkCopy(copy);
    return copyHeaders(copy) + fillTemplate(template, copy.token);
  };
}

/** Removes the headers that nodemailer adds and that differ in each copy. */
function removeCopyHeaders(message: string): string {
  const end = message.indexOf('\r\n\r\n');
  const head = message.slice(0, end).replaceAll(/^(?:message-id|date):.*\r\n/gim, '');
  return head + message.slice(end);
}

/** The headers of one copy. `checkCopy` has checked the values. */
export function copyHeaders({ to, messageId, writtenAt }: BulkMailCopy): string {
  return `To: ${formatMailbox(to)}\r\nMessage-ID: ${messageId}\r\nDate: ${writtenAt.toUTCString().replace('GMT', '+0000')}\r\n`;
}

/** The address with its domain in ASCII. */
export function wireAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}

function formatMailbox({ name = '', address }: Mailbox): string {
  const wire = wireAddress(address);
  if (name === '') return wire;
  return /^[\w '-]+$/.test(name) ? `"${name}" <${wire}>` : `${toEncodedWords(name)}\r\n <${wire}>`;
}

/** An encoded word has at most 75 characters, including 12 of syntax. */
const maxWordBytes = 45;

function toEncodedWords(text: string): string {
  const words: Buffer[] = [];
  let word = Buffer.alloc(0);
  for (const letter of text) {
    const bytes = Buffer.from(letter);
    if (word.length + bytes.length > maxWordBytes) {
      words.push(word);
      word = Buffer.alloc(0);
    }
    word = Buffer.concat([word, bytes]);
  }
  return [...words, word].map((part) => `=?UTF-8?B?${part.toString('base64')}?=`).join('\r\n ');
}

/** A message split at the tokens. */
interface Template {
  readonly tokenLength: number;
  readonly pieces: readonly Piece[];
}

/** Text before a token, and the positions in the token where the encoding breaks a line. */
interface Piece {
  readonly text: string;
  readonly breaks: readonly number[];
}

const softBreak = '=\r\n';

/**
 * Splits an encoded message at a placeholder. Line breaks of the encoding depend on the length only, so a token of the
 * same length is broken at the same positions.
 */
export function createTemplate(message: string, placeholder: string): Template {
  if (!isToken(placeholder)) throw new InvalidMailError('A token is made of letters, digits, - and _.');
  const pattern = new RegExp(placeholder.split('').join(`(?:${softBreak})?`), 'g');
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: match, index } of message.matchAll(pattern)) {
    pieces.push({ text: message.slice(from, index), breaks: findBreaks(match) });
    from = index + match.length;
  }
  return { tokenLength: placeholder.length, pieces: [...pieces, { text: message.slice(from), breaks: [] }] };
}

export function fillTemplate({ tokenLength, pieces }: Template, token: string): string {
  if (token.length !== tokenLength || !isToken(token))
    throw new InvalidMailError('This token does not fit the mail.');
  const last = pieces.length - 1;
  return pieces
    .map(({ text, breaks }, at) => (at === last ? text : text + breakToken(token, breaks)))
    .join('');
}

const isToken = (text: string): boolean => /^[\w-]+$/.test(text);

function findBreaks(match: string): number[] {
  const lines = match.split(softBreak);
  let length = 0;
  return lines.slice(0, -1).map((line) => (length += line.length));
}

function breakToken(token: string, breaks: readonly number[]): string {
  let from = 0;
  const lines = breaks.map((at) => {
    const line = token.slice(from, at);
    from = at;
    return line;
  });
  return [...lines, token.slice(from)].join(softBreak);
}

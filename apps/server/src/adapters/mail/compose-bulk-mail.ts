import { domainToASCII } from 'node:url';
import { checkCopy, checkMail } from './check-mail.ts';
import type { Sender } from './compose-message.ts';
import { type BulkMail, type BulkMailCopy, InvalidMailError, type Mailbox, MailNotSent } from './mail.ts';

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
  const template = createTemplate(withoutOwnLines(message.toString()), token);
  return (copy) => {
    checkCopy(copy);
    return copyHeaders(copy) + filled(template, copy.token);
  };
}

/** The library writes these where nobody else did, and each copy has its own. */
function withoutOwnLines(message: string): string {
  const end = message.indexOf('\r\n\r\n');
  const head = message.slice(0, end).replaceAll(/^(?:message-id|date):.*\r\n/gim, '');
  return head + message.slice(end);
}

/** The lines of a message that are each reader's own. What stands in them was checked before. */
export function copyHeaders({ to, messageId, writtenAt }: BulkMailCopy): string {
  return `To: ${mailboxLine(to)}\r\nMessage-ID: ${messageId}\r\nDate: ${writtenAt.toUTCString().replace('GMT', '+0000')}\r\n`;
}

/** A mail server's own spelling of the address, for the envelope as well. */
export function wireAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}

function mailboxLine({ name = '', address }: Mailbox): string {
  const wire = wireAddress(address);
  if (name === '') return wire;
  return /^[\w '-]+$/.test(name) ? `"${name}" <${wire}>` : `${encodedWords(name)}\r\n <${wire}>`;
}

/** A word may be 75 characters long, of which twelve say that it is one; and a letter is never torn. */
const bytesInWord = 45;

function encodedWords(text: string): string {
  const words: Buffer[] = [];
  let word = Buffer.alloc(0);
  for (const letter of text) {
    const bytes = Buffer.from(letter);
    if (word.length + bytes.length > bytesInWord) {
      words.push(word);
      word = Buffer.alloc(0);
    }
    word = Buffer.concat([word, bytes]);
  }
  return [...words, word].map((part) => `=?UTF-8?B?${part.toString('base64')}?=`).join('\r\n ');
}

/** A message that is whole but for its head, in pieces: between each two of them stands the reader's token. */
export interface Template {
  /** How long the token is. */
  readonly tokenLength: number;
  readonly pieces: readonly Piece[];
}

/** What comes before a token, and where the encoding breaks a line within the token itself. */
interface Piece {
  readonly text: string;
  readonly breaks: readonly number[];
}

const softBreak = '=\r\n';

/**
 * Takes an encoded message apart at a placeholder. Encoded lines are cut by their length alone, so a token that is as
 * long, of letters that need no encoding, is cut at the same place and needs no second look.
 */
export function createTemplate(message: string, placeholder: string): Template {
  if (!isToken(placeholder)) throw new InvalidMailError('A token is made of letters, digits, - and _.');
  const wherever = new RegExp(placeholder.split('').join(`(?:${softBreak})?`), 'g');
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of message.matchAll(wherever)) {
    pieces.push({ text: message.slice(from, index), breaks: breaksIn(found) });
    from = index + found.length;
  }
  return { tokenLength: placeholder.length, pieces: [...pieces, { text: message.slice(from), breaks: [] }] };
}

export function filled({ tokenLength, pieces }: Template, token: string): string {
  if (token.length !== tokenLength || !isToken(token))
    throw new InvalidMailError('This token does not fit the mail.');
  const last = pieces.length - 1;
  return pieces.map(({ text, breaks }, at) => (at === last ? text : text + broken(token, breaks))).join('');
}

const isToken = (text: string): boolean => /^[\w-]+$/.test(text);

function breaksIn(found: string): number[] {
  const lines = found.split(softBreak);
  let length = 0;
  return lines.slice(0, -1).map((line) => (length += line.length));
}

function broken(token: string, breaks: readonly number[]): string {
  let from = 0;
  const lines = breaks.map((at) => {
    const line = token.slice(from, at);
    from = at;
    return line;
  });
  return [...lines, token.slice(from)].join(softBreak);
}

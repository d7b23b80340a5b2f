import { type BulkMailCopy, InvalidMailError, type Mail } from './mail.ts';

/** Everything that could end a header line, or that a mail program might take for its end. */
const lineBreaking = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const oneAddress = /^[^\s\p{Cc}@<>",;:()[\]\\]+@[^\s\p{Cc}@<>",;:()[\]\\]+$/u;
const oneMessageId = /^<[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+>$/;
const headerName = /^[A-Za-z][A-Za-z0-9-]*$/;

/** The mailer writes these from the mail's own members. */
const reserved =
  /^(from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|return-path|received|content-.*|resent-.*|dkim-.*)$/i;

const longestAddress = 254;
const longestLine = 500;

/** Refuses what is wrong rather than mend it: a mail with a line break in its subject is somebody's attack. */
export function checkMail(mail: Mail): void {
  checkCopy(mail);
  checkLine("A mail's subject", mail.subject);
  if (mail.subject.trim() === '') throw new InvalidMailError('A mail needs a subject.');
  for (const [name, value] of Object.entries(mail.headers ?? {})) checkHeader(name, value);
  checkBody("A mail's html", mail.html);
  checkBody("A mail's plain text", mail.text);
}

/** What is each reader's own. */
export function checkCopy({ to, messageId }: Pick<BulkMailCopy, 'to' | 'messageId'>): void {
  // The types say so already, but what comes out of a queue was once somebody's JSON.
  if (typeof to.address !== 'string')
    throw new InvalidMailError('A mail goes to one address, given as text.');
  if (to.address.length > longestAddress || !oneAddress.test(to.address) || !to.address.isWellFormed()) {
    throw new InvalidMailError('The address of a mail must be exactly one, and nothing else.');
  }
  checkLine("A mail's recipient name", to.name ?? '');
  if (!oneMessageId.test(messageId))
    throw new InvalidMailError("A mail's id must be of the form <id@domain>.");
}

function checkHeader(name: string, value: string): void {
  if (!headerName.test(name)) throw new InvalidMailError("A mail's header has a name that is none.");
  if (reserved.test(name)) throw new InvalidMailError(`The header ${name} is written by the mailer itself.`);
  checkLine(`A mail's header ${name}`, value);
}

function checkLine(what: string, text: string): void {
  if (
    typeof text !== 'string' ||
    text.length > longestLine ||
    lineBreaking.test(text) ||
    !text.isWellFormed()
  )
    throw new InvalidMailError(`${what} must be one line of text.`);
}

function checkBody(what: string, text: string): void {
  if (text.trim() === '') throw new InvalidMailError(`${what} is empty.`);
  if (text.includes('\0') || !text.isWellFormed())
    throw new InvalidMailError(`${what} holds what is no text.`);
}

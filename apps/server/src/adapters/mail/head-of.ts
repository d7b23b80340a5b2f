import { domainToASCII } from 'node:url';
import type { BulkMailCopy, Mailbox } from './mail.ts';

/** The lines of a message that are each reader's own. What stands in them was checked before. */
export function headOf({ to, messageId, writtenAt }: BulkMailCopy): string {
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

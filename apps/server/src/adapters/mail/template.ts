import { MailFault } from './mail.ts';

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
export function templateOf(message: string, placeholder: string): Template {
  if (!isToken(placeholder)) throw new MailFault('A token is made of letters, digits, - and _.');
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
    throw new MailFault('This token does not fit the mail.');
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

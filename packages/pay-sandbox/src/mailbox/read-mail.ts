/** The site's mails are in UTF-8. Each character of `latin1` is a byte. */
const decode = (latin1: string): string => Buffer.from(latin1, 'latin1').toString('utf-8');

function decodeTransfer(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('latin1');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=[ \t]*\r?\n/g, '')) : body;
}

const decodeQuoted = (text: string): string =>
  text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const encodedWord = /=\?[^?\s]+\?([bq])\?([^?\s]*)\?=/i;

/** Decodes the encoded words of a header. Adjacent words may share a character, so their bytes are joined. */
function decodeWords(header: string): string {
  const run = new RegExp(`${encodedWord.source}(?:\\s+${encodedWord.source})*`, 'gi');
  return header.replace(run, (text) => decode(text.split(/\s+/).map(decodeWord).join('')));
}

function decodeWord(text: string): string {
  const [, kind = '', content = ''] = encodedWord.exec(text) ?? [];
  return kind.toLowerCase() === 'b'
    ? Buffer.from(content, 'base64').toString('latin1')
    : decodeQuoted(content.replaceAll('_', ' '));
}

interface MailHead {
  readonly to: string;
  readonly subject: string;
  /** As in the header. */
  readonly date: string;
}

export interface Mail extends MailHead {
  readonly from: string;
  /** Null if there is no such part. */
  readonly html: string | null;
  readonly text: string | null;
}

/** A message or a part of it. Each character is a byte. */
interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads the first plain text and the first HTML of a message. */
export function readMail(bytes: Buffer): Mail {
  const message = splitPart(bytes.toString('latin1'));
  const leaves = listLeaves(message, 0);
  const findText = (type: string): string | null => {
    const part = leaves.find((leaf) => getType(leaf) === type);
    return part === undefined ? null : decodePart(part);
  };
  return {
    ...toHead(message),
    from: readHeader(message, 'from'),
    html: findText('text/html'),
    text: findText('text/plain'),
  };
}

export const readHead = (bytes: Buffer): MailHead => toHead(splitPart(bytes.toString('latin1')));

const toHead = (part: Part): MailHead => ({
  to: readHeader(part, 'to'),
  subject: readHeader(part, 'subject'),
  date: readHeader(part, 'date'),
});

const readHeader = ({ headers }: Part, name: string): string => decodeWords(decode(headers.get(name) ?? ''));

function splitPart(text: string): Part {
  // A part without headers begins with an empty line.
  const end = /^\r?\n|\r?\n\r?\n/.exec(text);
  return end === null
    ? { headers: readHeaders(text), body: '' }
    : { headers: readHeaders(text.slice(0, end.index)), body: text.slice(end.index + end[0].length) };
}

function readHeaders(head: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}

const getType = ({ headers }: Part): string =>
  (headers.get('content-type') ?? 'text/plain').split(';', 1)[0]?.trim().toLowerCase() ?? '';

function findBoundary({ headers }: Part): string | null {
  for (const parameter of (headers.get('content-type') ?? '').split(';').slice(1)) {
    const [, quoted, bare] = /^\s*boundary\s*=\s*(?:"([^"]*)"|(\S+))\s*$/i.exec(parameter) ?? [];
    if (quoted !== undefined || bare !== undefined) return quoted ?? bare ?? null;
  }
  return null;
}

const maxDepth = 5;

function listLeaves(part: Part, depth: number): readonly Part[] {
  const boundary = findBoundary(part);
  if (!getType(part).startsWith('multipart/') || boundary === null || depth === maxDepth) return [part];
  const [, ...pieces] = `\r\n${part.body}`.split(`\n--${boundary}`);
  return pieces
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) =>
      listLeaves(splitPart(piece.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, '')), depth + 1),
    );
}

function decodePart({ headers, body }: Part): string {
  const encoding = (headers.get('content-transfer-encoding') ?? '').trim().toLowerCase();
  return decode(decodeTransfer(body, encoding)).replaceAll('\r\n', '\n');
}

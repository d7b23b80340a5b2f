import { decodeBody, decodeWords, utf8Of } from './encodings.ts';

export interface Head {
  readonly to: string;
  readonly subject: string;
  /** As the mail says it. */
  readonly date: string;
}

export interface Mail extends Head {
  readonly from: string;
  /** Null where it has no such part. */
  readonly html: string | null;
  readonly text: string | null;
}

/** One part of a message, or all of it. Each character is a byte, until its charset is known. */
interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads mails as mailers write them: one text, one markup, alone or as alternatives. */
export function readMail(bytes: Buffer): Mail {
  const message = splitPart(bytes.toString('latin1'));
  const leaves = leavesOf(message, 0);
  const findText = (type: string): string | null => {
    const part = leaves.find((leaf) => typeOf(leaf).type === type);
    return part === undefined ? null : textOf(part);
  };
  return {
    ...headOf(message),
    from: wordsIn(message, 'from'),
    html: findText('text/html'),
    text: findText('text/plain'),
  };
}

/** Enough for a list; the beginning of the file will do. */
export const readHead = (bytes: Buffer): Head => headOf(splitPart(bytes.toString('latin1')));

const headOf = (part: Part): Head => ({
  to: wordsIn(part, 'to'),
  subject: wordsIn(part, 'subject'),
  date: wordsIn(part, 'date'),
});

const wordsIn = ({ headers }: Part, name: string): string => decodeWords(utf8Of(headers.get(name) ?? ''));

function splitPart(text: string): Part {
  // A part may begin with its body: then there are no headers above the empty line.
  const end = /^\r?\n|\r?\n\r?\n/.exec(text);
  return end === null
    ? { headers: headersIn(text), body: '' }
    : { headers: headersIn(text.slice(0, end.index)), body: text.slice(end.index + end[0].length) };
}

function headersIn(head: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}

interface ContentType {
  readonly type: string;
  readonly parameter: (name: string) => string | null;
}

function typeOf({ headers }: Part): ContentType {
  const [type = '', ...parameters] = (headers.get('content-type') ?? 'text/plain').split(';');
  return {
    type: type.trim().toLowerCase(),
    parameter(wanted) {
      for (const parameter of parameters) {
        const [, name, quoted, bare] = /^\s*([\w-]+)\s*=\s*(?:"([^"]*)"|(\S+))\s*$/.exec(parameter) ?? [];
        if (name?.toLowerCase() === wanted) return quoted ?? bare ?? null;
      }
      return null;
    },
  };
}

const deepest = 5;

function leavesOf(part: Part, depth: number): readonly Part[] {
  const { type, parameter } = typeOf(part);
  const boundary = parameter('boundary');
  if (!type.startsWith('multipart/') || boundary === null || depth === deepest) return [part];
  const [, ...pieces] = `\r\n${part.body}`.split(`\n--${boundary}`);
  return pieces
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => leavesOf(splitPart(piece.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, '')), depth + 1));
}

const textOf = (part: Part): string =>
  decodeBody(part.body, {
    encoding: part.headers.get('content-transfer-encoding') ?? '',
    charset: typeOf(part).parameter('charset'),
  });

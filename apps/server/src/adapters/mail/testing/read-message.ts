export interface ReadMessage {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

/** Parses a raw message like a mail program. */
export function readMessage(raw: string): ReadMessage {
  const { headers, body } = split(raw);
  const type = headers.get('content-type') ?? '';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1).map(split);
  const getBody = (kind: string): string => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(kind));
    return part ? decodeBody(part) : '';
  };
  return { headers, text: getBody('text/plain'), html: getBody('text/html') };
}

interface Part {
  readonly headers: Map<string, string>;
  readonly body: string;
}

function split(raw: string): Part {
  const trimmed = raw.replace(/^\r\n/, '');
  const end = trimmed.indexOf('\r\n\r\n');
  const lines = trimmed
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (headers.has(name)) throw new Error(`Duplicate header ${name}.`);
    headers.set(name, decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: trimmed.slice(end + 4) };
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(body.replaceAll(/=\r\n/g, ''));
  // A space at the end of a line means that the line continues.
  return /format=flowed/.test(headers.get('content-type') ?? '') ? body.replaceAll(/ \r\n/g, ' ') : body;
}

const decodeQuotedPrintable = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    );
}

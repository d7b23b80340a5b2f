/** Each character of `latin1` stands for a byte of UTF-8, or of whatever the charset is. */
const decode = (latin1: string, charset: string): string =>
  decoderFor(charset).decode(Buffer.from(latin1, 'latin1'));

/** An unheard-of charset is read as the one that nearly everybody writes. */
function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('utf-8');
  }
}

export const utf8Of = (latin1: string): string => decode(latin1, 'utf-8');

export function decodeBody(
  body: string,
  { encoding, charset }: { readonly encoding: string; readonly charset: string | null },
): string {
  return decode(bytesOf(body, encoding.trim().toLowerCase()), charset ?? 'utf-8').replaceAll('\r\n', '\n');
}

function bytesOf(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('latin1');
  return encoding === 'quoted-printable' ? unquote(body.replace(/=[ \t]*\r?\n/g, '')) : body;
}

const unquote = (text: string): string =>
  text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const word = /=\?([^?\s]+)\?([bq])\?([^?\s]*)\?=/i;

/** Words that were written for headers of plain letters. A sign may be cut in two between one word and the next. */
export function decodeWords(header: string): string {
  const run = new RegExp(`${word.source}(?:\\s+${word.source})*`, 'gi');
  return header.replace(run, (words) => {
    const pieces = words.split(/\s+/).map(bytesOfWord);
    const sameCharset = pieces.every(({ charset }) => charset === pieces[0]?.charset);
    return sameCharset
      ? decode(pieces.map(({ bytes }) => bytes).join(''), pieces[0]?.charset ?? 'utf-8')
      : pieces.map(({ bytes, charset }) => decode(bytes, charset)).join('');
  });
}

function bytesOfWord(text: string): { readonly charset: string; readonly bytes: string } {
  const [, charset = 'utf-8', kind = '', content = ''] = word.exec(text) ?? [];
  const bytes =
    kind.toLowerCase() === 'b'
      ? Buffer.from(content, 'base64').toString('latin1')
      : unquote(content.replaceAll('_', ' '));
  return { charset: charset.toLowerCase().split('*', 1)[0] ?? '', bytes };
}

/** Each character of `latin1` is a byte in the charset. */
const decode = (latin1: string, charset: string): string =>
  createDecoder(charset).decode(Buffer.from(latin1, 'latin1'));

/** An unknown charset is read as UTF-8. */
function createDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('utf-8');
  }
}

export const decodeUtf8 = (latin1: string): string => decode(latin1, 'utf-8');

export function decodeBody(
  body: string,
  { encoding, charset }: { readonly encoding: string; readonly charset: string | null },
): string {
  return decode(decodeTransfer(body, encoding.trim().toLowerCase()), charset ?? 'utf-8').replaceAll(
    '\r\n',
    '\n',
  );
}

function decodeTransfer(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('latin1');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=[ \t]*\r?\n/g, '')) : body;
}

const decodeQuoted = (text: string): string =>
  text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const encodedWord = /=\?([^?\s]+)\?([bq])\?([^?\s]*)\?=/i;

/** Decodes the encoded words of a header. Adjacent words may share a character, so their bytes are joined. */
export function decodeWords(header: string): string {
  const run = new RegExp(`${encodedWord.source}(?:\\s+${encodedWord.source})*`, 'gi');
  return header.replace(run, (text) => {
    const pieces = text.split(/\s+/).map(decodeWord);
    const sameCharset = pieces.every(({ charset }) => charset === pieces[0]?.charset);
    return sameCharset
      ? decode(pieces.map(({ bytes }) => bytes).join(''), pieces[0]?.charset ?? 'utf-8')
      : pieces.map(({ bytes, charset }) => decode(bytes, charset)).join('');
  });
}

function decodeWord(text: string): { readonly charset: string; readonly bytes: string } {
  const [, charset = 'utf-8', kind = '', content = ''] = encodedWord.exec(text) ?? [];
  const bytes =
    kind.toLowerCase() === 'b'
      ? Buffer.from(content, 'base64').toString('latin1')
      : decodeQuoted(content.replaceAll('_', ' '));
  return { charset: charset.toLowerCase().split('*', 1)[0] ?? '', bytes };
}

/** Each character of `latin1` is a byte. */
export const decodeUtf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString();

export const decodeBody = (body: string, encoding: string): string =>
  decodeUtf8(decodeTransfer(body, encoding.trim().toLowerCase())).replaceAll('\r\n', '\n');

function decodeTransfer(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('latin1');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=[ \t]*\r?\n/g, '')) : body;
}

const decodeQuoted = (text: string): string =>
  text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const encodedWord = /=\?utf-8\?([bq])\?([^?\s]*)\?=/gi;

/** Decodes the encoded words of a header. Adjacent words may share a character, so their bytes are joined. */
export function decodeWords(header: string): string {
  const run = new RegExp(`${encodedWord.source}(?:\\s+${encodedWord.source})*`, 'gi');
  return header.replace(run, (words) =>
    decodeUtf8(
      Array.from(words.matchAll(encodedWord), ([, kind = '', content = '']) =>
        kind.toLowerCase() === 'b'
          ? Buffer.from(content, 'base64').toString('latin1')
          : decodeQuoted(content.replaceAll('_', ' ')),
      ).join(''),
    ),
  );
}

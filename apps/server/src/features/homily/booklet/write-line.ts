import type { DrawnBooklet } from '#adapters/booklets/booklets.ts';

const size = 8;

/**
 * The booklet with one line at the foot of its last page. It is appended as a later version of the one object that was left
 * empty for it, as the format has it, so that a week is drawn once for all readers.
 */
export function withLine({ file, lineId, letters }: DrawnBooklet, line: string): Buffer {
  const shown = Array.from(line.normalize('NFC'))
    .flatMap((letter) => (letter in letters ? [letter] : Array.from(plainOf(letter))))
    .flatMap((letter) => letters[letter] ?? letters['?'] ?? []);
  const drawn: string[] = [];
  for (let at = 0; at < shown.length; at += 3) {
    const [font, code] = [shown[at], shown[at + 1]];
    drawn.push(`/${font} ${size} Tf <${code}> Tj`);
  }
  const content = `0.27 0.36 0.4 rg BT ${drawn.join('\n')} ET`;
  const { trailer, begins } = endOf(file);
  const head = objectHead(file, lineId);
  const at = file.length + 1;
  const object = `\n${lineId} 0 obj\n${head.replace(/\/Length \d+/, `/Length ${content.length}`)}\nstream\n${content}\nendstream\nendobj\n`;
  const table =
    `xref\n${lineId} 1\n${String(at).padStart(10, '0')} 00000 n \n` +
    `trailer\n<<\n${trailer}\n/Prev ${begins}\n>>\nstartxref\n${file.length + object.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(object + table, 'latin1')]);
}

const plainOf = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** What the file says of itself at its end, and where its table of objects begins. */
function endOf(file: Uint8Array): { trailer: string; begins: string } {
  const end = Buffer.from(file.buffer, file.byteOffset, file.byteLength).subarray(-600).toString('latin1');
  const opening = 'trailer\n<<\n';
  const [from, to] = [end.lastIndexOf(opening), end.lastIndexOf('\n>>\nstartxref\n')];
  const [, begins] = /^\n>>\nstartxref\n(\d+)\n%%EOF/.exec(end.slice(to)) ?? [];
  if (from === -1 || to < from || begins === undefined) throw new Error('The booklet does not end as one.');
  return { trailer: end.slice(from + opening.length, to), begins };
}

function objectHead(file: Uint8Array, id: number): string {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const from = bytes.indexOf(`\n${id} 0 obj\n`) + `\n${id} 0 obj\n`.length;
  // It was left empty, and is no longer packed.
  return bytes
    .subarray(from, bytes.indexOf('\nstream', from))
    .toString('latin1')
    .replace(/\/Filter \/FlateDecode\s*/, '');
}

import { expect, test } from 'vitest';
import { type Passage, parseLightMarks, stripLightMarks } from './light-marks.ts';

/** Short to read: '[…]' is emphasis, '|' parts the lines of a quotation. */
const format = (passages: readonly Passage[]): string[] =>
  passages.map(({ isQuotation, lines }) => {
    const formattedLines = lines.map((runs) =>
      runs.map(({ text, isEmphasis }) => (isEmphasis ? `[${text}]` : text)).join(''),
    );
    return `${isQuotation ? 'quoted: ' : ''}${formattedLines.join('|')}`;
  });

test.each([
  ['One.\n\n\nTwo.', ['One.', 'Two.']],
  ['One.\vTwo.\r\nThree.', ['One.', 'Two.', 'Three.']],
  ['', []],
  [
    '> We came.\n> We saw.\n\n> We went.\nSo they said.',
    ['quoted: We came.|We saw.', 'quoted: We went.', 'So they said.'],
  ],
  ['> One.\n>\n> Two.', ['quoted: One.|Two.']],
  ['>tight\n>\n3 > 2', ['>tight', '>', '3 > 2']],
])('%j is split into paragraphs and quotations', (text, expected) => {
  expect(format(parseLightMarks(text))).toEqual(expected);
});

test.each([
  ['They are *owed our coming*.', 'They are [owed our coming].'],
  ['“*Come*,” he said, (*not* “go”), *now—at once*!', '“[Come],” he said, ([not] “go”), [now—at once]!'],
  ['*one* and *two*', '[one] and [two]'],
  ['a *left open and *closed*', 'a *left open and [closed]'],
  ['2 * 3 * 4 and 2*3*4', '2 * 3 * 4 and 2*3*4'],
  ['* * *', '* * *'],
  ['**not ours**', '**not ours**'],
  ['a footnote* and another*', 'a footnote* and another*'],
  ['*é* and *ñandú*s', '[é] and *ñandú*s'],
  ['<b>*</b>*<script>*', '<b>[</b>]<script>*'],
  ['\\*not this\\*, *but \\* this*, and a \\ alone', '*not this*, [but * this], and a \\ alone'],
])('%j has emphasis only around words', (text, expected) => {
  expect(format(parseLightMarks(text))).toEqual([expected]);
});

test('emphasis ends with its line, also in a quotation', () => {
  expect(format(parseLightMarks('an *opening\nand an end*\n> so *he* said'))).toEqual([
    'an *opening',
    'and an end*',
    'quoted: so [he] said',
  ]);
});

test('parsing neither loses nor adds letters', () => {
  const signs = ['*', '**', '\\', '> ', '>', ' ', '\n', 'a', 'é', '1', '<b>', '&amp;', '“', '.'];
  const bare = (text: string) => text.replaceAll(/[*\\>\s]/g, '');
  let seed = 5;
  for (let round = 0; round < 2_000; round++) {
    let text = '';
    for (let at = 0; at < 14; at++) {
      seed = (seed * 48_271) % 2_147_483_647;
      text += signs[seed % signs.length] ?? '';
    }
    expect(bare(stripLightMarks(text)), JSON.stringify(text)).toBe(bare(text));
  }
});

test.each(['*a', '*a* ', '> ', '> *\n', '\n', '*\\'])('parsing repeated %j takes linear time', (again) => {
  const msFor = (length: number): number => {
    const text = again.repeat(length / again.length);
    return Math.min(
      ...Array.from({ length: 5 }, () => {
        // Of the processor's time: others may be at work beside us.
        const start = process.threadCpuUsage();
        parseLightMarks(text);
        const { user, system } = process.threadCpuUsage(start);
        return (user + system) / 1_000;
      }),
    );
  };
  msFor(12_000);
  // A square would take sixty-four times as long for eight times the text.
  expect(msFor(96_000)).toBeLessThan(30 * Math.max(msFor(12_000), 1));
});

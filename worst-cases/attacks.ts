import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A text that grows: a beginning, something said again and again, and an end that spoils the match. */
export interface Attack {
  readonly before: string;
  readonly again: string;
  readonly after: string;
}

export const textOf = ({ before, again, after }: Attack, length: number): string =>
  before + again.repeat(Math.ceil(length / again.length)) + after;

/**
 * What may hurt a regex, made of its own parts: any stretch of what it looks for, and any sign that it names, said
 * without end after a good beginning, with an end that it does not look for.
 */
export function attacksOn(pattern: string, flags: string): Attack[] {
  const parsed = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const found = new Map<string, Attack>();
  const add = (before: string, again: string): void => {
    if (again === '') return;
    for (const after of ['', '\u0001', '!\n!'])
      found.set(JSON.stringify([before, again, after]), { before, again, after });
  };
  const signs = signsOf(parsed);
  for (const { before, elements } of chainsIn(parsed.alternatives, '')) {
    const samples = elements.map((element) => sampleOf(element));
    for (let from = 0; from < elements.length; from++) {
      const beginning = before + samples.slice(0, from).join('');
      for (const sign of signs) add(beginning, sign);
      for (let to = from + 1; to <= elements.length; to++) add(beginning, samples.slice(from, to).join(''));
    }
  }
  return [...found.values()];
}

interface Chain {
  readonly before: string;
  readonly elements: readonly AST.Element[];
}

/** Every alternative, and those of the groups within, each with what leads to it. */
function chainsIn(alternatives: readonly AST.Alternative[], before: string): Chain[] {
  return alternatives.flatMap(({ elements }) => [
    { before, elements },
    ...elements.flatMap((element, at) => {
      const inner = element.type === 'Quantifier' ? element.element : element;
      const lead = before + elements.slice(0, at).map(sampleOf).join('');
      return 'alternatives' in inner && Array.isArray(inner.alternatives)
        ? chainsIn(inner.alternatives.filter(isAlternative), lead)
        : [];
    }),
  ]);
}

const isAlternative = (node: { type: string }): node is AST.Alternative => node.type === 'Alternative';

/** Something that this part takes. */
function sampleOf(element: AST.Element): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'Quantifier':
      return sampleOf(element.element).repeat(Math.max(1, Math.min(element.min, 8)));
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives[0]?.elements.map(sampleOf).join('') ?? '';
    case 'CharacterClass':
    case 'CharacterSet':
      return signsTaken(element.raw)[0] ?? '';
    case 'Assertion':
    case 'Backreference':
    case 'ExpressionCharacterClass':
      return '';
  }
}

const usual = [
  'a',
  '1',
  ' ',
  '-',
  '.',
  '/',
  '\t',
  '<',
  '"',
  '=',
  ',',
  ':',
  ';',
  '@',
  '%',
  '\n',
  '_',
  'é',
  '\u00a0',
];

function signsTaken(raw: string): string[] {
  const taker = new RegExp(`^(?:${raw})$`, raw.includes('\\p') ? 'u' : 's');
  return usual.filter((sign) => taker.test(sign));
}

/** The signs that a regex names, one of each kind that it tells apart. */
function signsOf(parsed: AST.Pattern): string[] {
  const raw = parsed.raw.replaceAll(/\\[a-z]/gi, '');
  const named = [...new Set(raw)].filter((sign) => !/[()[\]{}|^$?*+\\]/.test(sign)).slice(0, 12);
  return [...new Set(['a', ' ', '1', '\n', ...usual.filter((sign) => parsed.raw.includes(sign)), ...named])];
}

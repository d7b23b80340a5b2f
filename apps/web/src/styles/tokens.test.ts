import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Contrast of the color tokens, computed as in WCAG 2.2.

const styleOf = (...path: string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const shared = styleOf('tokens.css');

type Colors = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** The custom properties with colors in one rule. */
function colorsIn(sheet: string, selector: string): Colors {
  const from = sheet.indexOf(`${selector} {`);
  if (from === -1) throw new Error(`There is no rule for ${selector}.`);
  const rule = sheet.slice(from, sheet.indexOf('}', from));
  const declarations = rule.matchAll(/--(?<name>[\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
  return Object.fromEntries(
    [...declarations].map(([, name, light, dark, both]) => [name, [light ?? both, dark ?? both]]),
  );
}

const days = ['white', 'green', 'violet', 'rose', 'red'];
const usual = { ...colorsIn(shared, ':root'), ...colorsIn(shared, '[data-day="white"]') };
const night = { ...usual, ...colorsIn(shared, '.night') };
const sepia = { ...usual, ...colorsIn(shared, ':root[data-theme="sepia"]') };
const sepiaNight = { ...night, ...sepia, ...colorsIn(shared, ':root[data-theme="sepia"] .night') };

const themes: [string, Colors, 0 | 1][] = [
  ['light', usual, 0],
  ['dark', usual, 1],
  ['night section', night, 1],
  ['sepia', sepia, 0],
  ['night section, sepia', sepiaNight, 1],
];

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const colorOf = (colors: Colors, name: string, light: 0 | 1): string => {
  const color = colors[name]?.[light];
  if (color === undefined) throw new Error(`There is no color ${name}.`);
  return color;
};

test('contrast() matches reference values', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
});

for (const ground of ['ground', 'sheet'])
  test.each(themes)(`text has enough contrast on the ${ground}: %s`, (_, colors, light) => {
    const under = colorOf(colors, ground, light);
    const faint = (names: string[], least: number) =>
      names.filter((name) => contrast(colorOf(colors, name, light), under) < least);
    expect(faint(['ink', 'ink-soft', 'ok', 'bad'], 4.5)).toEqual([]);
    // Borders of buttons and fields.
    expect(faint(['edge-line'], 3)).toEqual([]);
    const dim = days.filter((day) => {
      const { accent } = colorsIn(shared, `[data-day="${day}"]`);
      return contrast(colorOf({ accent: accent ?? ['', ''] }, 'accent', light), under) < 4.5;
    });
    expect(dim).toEqual([]);
  });

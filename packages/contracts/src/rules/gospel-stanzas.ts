import { withBalancedQuotes } from './balanced-quotes.ts';
import { plainLines } from './plain-lines.ts';

/** Every line break begins a paragraph; empty lines are only air. */
export const paragraphsOf = (text: string): string[] =>
  plainLines(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Where a Gospel has empty lines, they part its paragraphs, and what is on lines of its own is verse. */
const stanzasOf = (text: string): string[][] =>
  /\n\s*\n/.test(plainLines(text))
    ? plainLines(text)
        .split(/\n\s*\n/)
        .map(paragraphsOf)
        .filter((lines) => lines.length > 0)
    : paragraphsOf(text).map((line) => [line]);

/** A Gospel as it is shown, on the page and in the mail alike: its paragraphs, each in its lines, with marks in pairs. */
export const gospelStanzas = (text: string): string[][] =>
  withBalancedQuotes(stanzasOf(text).map((lines) => lines.join('\n'))).map((stanza) => stanza.split('\n'));

import { problem } from '#http/answers/problems.ts';

/** A whole book has fewer, and what people write is never so deep: only machines nest without end. */
const mostTags = 20_000;
const deepest = 100;

/** They hold nothing, or the next of their kind ends them. */
const endsByItself = new Set([
  'p',
  'li',
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'col',
  'tr',
  'td',
  'th',
  'dt',
  'dd',
]);

/** Looked at before anything tries to understand it: each layer and each piece costs time and memory. */
export function requirePlainEnough(html: string): void {
  let [tags, depth] = [0, 0];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,19})/gi)) {
    tags += 1;
    if (!endsByItself.has(name.toLowerCase())) depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    if (tags > mostTags || depth > deepest) throw problem('post_too_intricate');
  }
}

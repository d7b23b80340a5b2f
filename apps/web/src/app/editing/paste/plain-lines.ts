import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import { homilySchema, writeHomily } from '../homily-text.ts';
import { type Pasted, readPaste } from './index.ts';
import { withoutWidth } from './plain.ts';

/** Pasted text for a field of plain lines. A paragraph is a line, and so is an item of a list. */
export async function readPlainLines(pasted: Pasted): Promise<string> {
  const plain = withoutWidth(normalizeLineEnds(pasted.plain));
  if (pasted.html === '') return plain;
  const { content } = await readPaste({ ...pasted, plain: '' }, homilySchema, () => false);
  const lines = writeHomily({ content }, false);
  // Only plain text has the spaces around a few words.
  return lines === '' || lines === plain.trim() ? plain : lines;
}

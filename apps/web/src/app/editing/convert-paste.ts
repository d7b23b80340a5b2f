import type { ConvertPaste } from '#ui/text-field.tsx';

/** Plain lines, from whatever document the text was copied. */
export const toPlainLines: ConvertPaste = async (pasted) => {
  const { readPlainLines } = await import('./paste/plain-lines.ts');
  return readPlainLines(pasted);
};

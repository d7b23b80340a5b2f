import type { ConvertPaste } from '#ui/text-field.tsx';

const converter = () => import('./document/foreign.ts');

/** Plain lines, from whatever document the text was copied. */
export const toPlainLines: ConvertPaste = async (pasted) => (await converter()).linesBrought(pasted, false);

/** Lines in which `*words*` are emphasis and `> ` begins a quotation. */
export const toMarkedLines: ConvertPaste = async (pasted) => (await converter()).linesBrought(pasted, true);

const sentences = {
  pictures: [
    '1 picture was left out: it did not come along with the words. Copy it by itself, or drop its file here.',
    '# pictures were left out: they did not come along with the words. Copy each by itself, or drop their files here.',
  ],
  comments: ['1 comment was left out.', '# comments were left out.'],
  notes: ['1 note was left out.', '# notes were left out.'],
  code: ['Code became plain text.', 'Code became plain text.'],
  links: ['1 link became plain words.', '# links became plain words.'],
  tables: ['1 table became lines of text.', '# tables became lines of text.'],
  lists: ['1 list became lines of text.', '# lists became lines of text.'],
  headings: ['1 heading became plain paragraphs.', '# headings became plain paragraphs.'],
  strong: ['Bold words became plain words.', 'Bold words became plain words.'],
} as const satisfies Record<string, readonly [one: string, many: string]>;

type Loss = keyof typeof sentences;
/** Counts the parts of pasted text that the schema cannot have. */
export type Losses = Record<Loss, number>;

export const noLosses = (): Losses => ({
  pictures: 0,
  comments: 0,
  notes: 0,
  code: 0,
  links: 0,
  tables: 0,
  lists: 0,
  headings: 0,
  strong: 0,
});

const isLoss = (name: string): name is Loss => name in sentences;

/** '' if nothing was lost. */
export const toNotice = (losses: Losses): string =>
  Object.keys(sentences)
    .filter(isLoss)
    .filter((loss) => losses[loss] > 0)
    .map((loss) => sentences[loss][losses[loss] === 1 ? 0 : 1].replace('#', String(losses[loss])))
    .join(' ');

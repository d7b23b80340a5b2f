/** Counts the parts of pasted text that the schema cannot have. */
export const noLosses = () => ({
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

export type Losses = ReturnType<typeof noLosses>;

/** '' if nothing was lost. */
export function toNotice(losses: Losses): string {
  const sentences: readonly (readonly [count: number, one: string, many: string])[] = [
    [
      losses.pictures,
      '1 picture was left out: it did not come along with the words. Copy it by itself, or drop its file here.',
      '# pictures were left out: they did not come along with the words. Copy each by itself, or drop their files here.',
    ],
    [losses.comments, '1 comment was left out.', '# comments were left out.'],
    [losses.notes, '1 note was left out.', '# notes were left out.'],
    [losses.code, 'Code became plain text.', 'Code became plain text.'],
    [losses.links, '1 link became plain words.', '# links became plain words.'],
    [losses.tables, '1 table became lines of text.', '# tables became lines of text.'],
    [losses.lists, '1 list became lines of text.', '# lists became lines of text.'],
    [losses.headings, '1 heading became plain paragraphs.', '# headings became plain paragraphs.'],
    [losses.strong, 'Bold words became plain words.', 'Bold words became plain words.'],
  ];
  return sentences
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => (count === 1 ? one : many.replace('#', String(count))))
    .join(' ');
}

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

/** Counts the parts of pasted text that the schema cannot have. */
export class Losses {
  readonly #counts = new Map<string, number>();

  add(loss: keyof typeof sentences, count = 1): void {
    this.#counts.set(loss, (this.#counts.get(loss) ?? 0) + count);
  }

  /** '' if nothing was lost. */
  toNotice(): string {
    const counted = Object.entries(sentences).map(([loss, [one, many]]) => {
      const count = this.#counts.get(loss) ?? 0;
      return count === 0 ? '' : (count === 1 ? one : many).replace('#', String(count));
    });
    return counted.filter(Boolean).join(' ');
  }
}

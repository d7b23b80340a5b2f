export interface Reference {
  readonly book: string;
  readonly chapter: number | null;
  readonly verse: string;
}

/** 'Luke 20:27–40', with whatever of it there is. */
export function referenceOf({ book, chapter, verse }: Reference): string {
  const place = [chapter, verse.replaceAll('-', '–')]
    .filter((part) => part !== null && part !== '')
    .join(':');
  return [book, place].filter(Boolean).join(' ');
}

/** Without a title of its own a homily goes by its Gospel. */
export const nameOfHomily = (homily: Reference & { readonly title?: string | undefined }): string =>
  homily.title?.trim() || referenceOf(homily);

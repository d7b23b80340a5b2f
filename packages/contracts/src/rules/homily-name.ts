export interface Reference {
  readonly book: string;
  readonly chapter: number | null;
  readonly verse: string;
}

/** 'Luke 20:27–40'. Empty parts are left out. */
export function formatReference({ book, chapter, verse }: Reference): string {
  const chapterAndVerse = [chapter, verse.replaceAll('-', '–')]
    .filter((part) => part !== null && part !== '')
    .join(':');
  return [book, chapterAndVerse].filter(Boolean).join(' ');
}

/** The title, or the Gospel reference if there is none. */
export const getHomilyName = (homily: Reference & { readonly title?: string | undefined }): string =>
  homily.title?.trim() || formatReference(homily);

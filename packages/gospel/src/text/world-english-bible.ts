/** Where the text comes from, for the line beneath it. */
export const worldEnglishBible = {
  name: 'World English Bible',
  note: 'World English Bible (public domain); not the text read at Mass',
} as const;

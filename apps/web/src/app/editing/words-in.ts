export const wordsIn = (text: string): number => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);

/** '1 word', '1,200 words' */
export const formatWordCount = (count: number): string =>
  count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`;

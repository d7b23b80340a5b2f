const wordsAMinute = 190;

export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsAMinute));

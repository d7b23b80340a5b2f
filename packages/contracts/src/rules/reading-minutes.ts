const wordsAMinute = 190;

export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsAMinute));

/** Of a homily: all that stands on its page. */
export const homilyMinutes = (homily: {
  readonly gospelText: string;
  readonly homilyText: string;
  readonly practice: string;
}): number => readingMinutes(`${homily.gospelText} ${homily.homilyText} ${homily.practice}`);

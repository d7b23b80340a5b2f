const wordsPerMinute = 190;

export const estimateReadingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));

export const estimateHomilyMinutes = (homily: {
  readonly gospelText: string;
  readonly homilyText: string;
  readonly practice: string;
}): number => estimateReadingMinutes(`${homily.gospelText} ${homily.homilyText} ${homily.practice}`);

export const formatMinutes = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

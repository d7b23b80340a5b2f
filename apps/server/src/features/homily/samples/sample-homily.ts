export interface SampleHomily {
  readonly title: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse: string;
  /** A paragraph each. */
  readonly gospelText: readonly string[];
  /** The last paragraph is the small thing to do that day, under one virtue. */
  readonly homilyText: readonly string[];
}

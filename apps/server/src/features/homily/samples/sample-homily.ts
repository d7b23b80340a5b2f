export interface SampleHomily {
  readonly title: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse: string;
  /** A paragraph each. */
  readonly gospelText: readonly string[];
  readonly homilyText: readonly string[];
  readonly practice: string;
}

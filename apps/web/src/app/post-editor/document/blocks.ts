// What a post's text can be made of. HTML, the editor and pasted things all go through this form, so that whatever one
// of them knows and the others do not is left behind at the door.

export interface TextRun {
  readonly kind: 'text-run';
  readonly text: string;
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
}
export interface Break {
  readonly kind: 'break';
}
export interface Link {
  readonly kind: 'link';
  readonly href: string;
  readonly pieces: readonly (TextRun | Break)[];
}
export type Inline = TextRun | Break | Link;

export const headingTags = ['h2', 'h3', 'h4'] as const;
export type TextTag = 'p' | 'quote' | (typeof headingTags)[number];

export interface TextBlock {
  readonly kind: 'text';
  readonly tag: TextTag;
  readonly inlines: readonly Inline[];
}
export interface ListItem {
  readonly inlines: readonly Inline[];
  readonly lists: readonly List[];
}
export interface List {
  readonly isOrdered: boolean;
  readonly items: readonly ListItem[];
}
export interface ListBlock {
  readonly kind: 'list';
  readonly list: List;
}
export interface Figure {
  readonly kind: 'figure';
  readonly src: string;
  readonly alt: string;
  readonly caption: readonly Inline[];
  /** Null where the server has not told it yet. */
  readonly width: number | null;
  readonly height: number | null;
}
export interface Rule {
  readonly kind: 'rule';
}
export type Block = TextBlock | ListBlock | Figure | Rule;

export const textRun = (text: string, isStrong = false, isEmphasis = false): TextRun => ({
  kind: 'text-run',
  text,
  isStrong,
  isEmphasis,
});
export const lineBreak: Break = { kind: 'break' };

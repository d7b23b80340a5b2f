/** A placeholder is a tiny image of this many colors, row by row. Stretched to the size of the image, it looks blurred. */
export const placeholderColumns = 4;
export const placeholderRows = 3;

/** Each color as '#rrggbb'. */
export const placeholderColors = (placeholder: string): string[] =>
  (placeholder.match(/[0-9a-f]{6}/g) ?? []).map((color) => `#${color}`);

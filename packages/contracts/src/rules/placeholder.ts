/** The likeness of a picture is so many colors, row by row; stretched over the picture's place they blur into it. */
export const placeholderColumns = 4;
export const placeholderRows = 3;

/** '#rrggbb' for each color of a placeholder. */
export const placeholderColors = (placeholder: string): string[] =>
  (placeholder.match(/[0-9a-f]{6}/g) ?? []).map((color) => `#${color}`);

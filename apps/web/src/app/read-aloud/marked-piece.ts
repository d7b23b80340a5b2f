/** The style sheet has the rest: `::highlight(read-aloud)`. No element of the text is touched. */
const name = 'read-aloud';

export function markPiece(range: Range | null): void {
  if (typeof Highlight === 'undefined') return;
  if (range === null) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(range));
}

const isInSight = (range: Range): boolean => {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Brings the next piece to where the eye is, for whoever had the one before in sight. Whoever looks elsewhere stays there. */
export function follow(piece: Range, before: Range | undefined): void {
  if (before !== undefined && !isInSight(before)) return;
  const { top, bottom } = piece.getBoundingClientRect();
  const isComfortable = top > innerHeight / 8 && bottom < innerHeight * 0.8;
  if (isComfortable) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: top - innerHeight / 3, behavior: isStill ? 'instant' : 'smooth' });
}

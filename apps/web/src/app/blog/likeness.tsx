import { placeholderColors, placeholderColumns, placeholderRows } from '@wayfare/contracts/rules/placeholder';

/** The colors of a picture that is still on its way, blurred into one another. */
export function Likeness({ placeholder }: { placeholder: string }) {
  const colors = placeholderColors(placeholder);
  if (colors.length !== placeholderColumns * placeholderRows) return null;
  const rows = Array.from({ length: placeholderRows }, (_, row) => {
    const band = colors.slice(row * placeholderColumns, (row + 1) * placeholderColumns).join(', ');
    const [place, height] = [(row / (placeholderRows - 1)) * 100, 100 / placeholderRows + 1];
    return `linear-gradient(90deg, ${band}) 0 ${place}% / 100% ${height}% no-repeat`;
  });
  return <span className="likeness" aria-hidden="true" style={{ background: rows.join(', ') }} />;
}

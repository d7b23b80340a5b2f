import type { ReactNode } from 'react';

interface SegmentsProps<Choice extends string | number> {
  name: string;
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  /** What stands on each. */
  label: (choice: Choice) => ReactNode;
  className?: string;
}

/** A row of which one is chosen; what the row is about stands in the legend above it. */
export function Segments<Choice extends string | number>(props: SegmentsProps<Choice>) {
  const { name, choices, chosen, onChoose, label, className } = props;
  return (
    <div className={className === undefined ? 'seg' : `seg ${className}`}>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={chosen === choice} onChange={() => onChoose(choice)} />
          {label(choice)}
        </label>
      ))}
    </div>
  );
}

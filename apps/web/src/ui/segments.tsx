import type { ReactNode } from 'react';

interface SegmentsProps<Option extends string | number> {
  name: string;
  options: readonly Option[];
  /** Null if none is chosen. */
  value: Option | null;
  onChange: (option: Option) => void;
  label: (option: Option) => ReactNode;
  className?: string;
}

/** A group of radio buttons. The legend is the caller's. */
export function Segments<Option extends string | number>(props: SegmentsProps<Option>) {
  const { name, options, value, onChange, label, className } = props;
  return (
    <div className={className === undefined ? 'seg' : `seg ${className}`}>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          {label(option)}
        </label>
      ))}
    </div>
  );
}

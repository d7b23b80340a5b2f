import { formatMinutes } from '@wayfare/contracts/rules/reading-minutes';

/** The reading time as a scale bar. */
export function ReadingMinutes({ minutes }: { minutes: number }) {
  const text = formatMinutes(minutes);
  return (
    <div className="scale" role="img" aria-label={`About ${text} to read`}>
      <span aria-hidden="true">{text}</span>
      {Array.from({ length: minutes }, (_, index) => index).map((minute) => (
        <i key={minute} />
      ))}
    </div>
  );
}

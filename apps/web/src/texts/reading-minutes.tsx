/** Minutes of reading as a map's scale bar. */
export function ReadingMinutes({ minutes }: { minutes: number }) {
  const words = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return (
    <div className="scale" role="img" aria-label={`About ${words} to read`}>
      <span aria-hidden="true">{words}</span>
      {Array.from({ length: minutes }, (_, index) => index).map((minute) => (
        <i key={minute} />
      ))}
    </div>
  );
}

import { formatColor, type LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { formatCycles, formatRank } from '#app/reading/liturgical-text.ts';

/** What the calendar says of a day. */
export function DayWords({ day }: { day: LiturgicalDay }) {
  return (
    <>
      <p className="blaze">{formatColor(day)}</p>
      <p className="celebration">{day.celebration}</p>
      <p className="small-print">
        {formatRank(day)}
        <br />
        {formatCycles(day)}
      </p>
    </>
  );
}

import type { EditedHomily } from '@wayfare/contracts/calls/homily-editor';
import { formatColor } from '@wayfare/contracts/rules/liturgical-day';
import { formatCycles, formatRank } from '#app/reading/liturgical-text.ts';

/** What the calendar says of a day. */
export function DayWords({ day }: Pick<EditedHomily, 'day'>) {
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

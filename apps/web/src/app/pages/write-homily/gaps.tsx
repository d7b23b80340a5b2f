import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { dayAndMonth } from '#ui/format-date.ts';
import { feastInWords, gapInWords } from './state-words.ts';

/** The first day, and the Sundays and feasts, without a homily. */
export function Gaps({ coverage }: { coverage: Coverage | null }) {
  // The sentence above already names the first gap.
  const others = coverage?.feastsWithoutHomily.filter(({ date }) => date !== coverage.firstGap?.date) ?? [];
  return (
    <>
      <p className="lead" role="status">
        {coverage && gapInWords(coverage)}
      </p>
      {coverage && others.length > 0 && (
        <p>
          Within two weeks there is none either for{' '}
          {others.map((feast, index) => (
            <span key={feast.date}>
              {index > 0 && (index === others.length - 1 ? ' and ' : '; ')}
              <Link to={paths.writeHomily(feast.date)}>{feastInWords(feast, coverage.today)}</Link>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

/** Links to the editor of the first gap. */
export const WriteGap = ({ gap }: { gap: Coverage['firstGap'] }) =>
  gap && (
    <Link className="btn" to={paths.writeHomily(gap.date)}>
      {gap.hasDraft ? 'Go on writing for' : 'Write for'} {dayAndMonth(gap.date)}
    </Link>
  );

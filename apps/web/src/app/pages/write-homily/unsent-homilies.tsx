import { Link } from 'react-router';
import { listLocalTexts } from '#app/editing/session/local-texts.ts';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { wholeDate } from '#ui/format-date.ts';

/** Homilies that only this device has. Opening one sends it. */
export function UnsentHomilies() {
  const { person } = useMember();
  const owner = person.email ?? '';
  const { state } = useQuery(owner, () => listLocalTexts(owner));
  const texts = state.status === 'success' ? state.data.filter(({ kind }) => kind === 'homily') : [];
  if (texts.length === 0) return null;
  return (
    <p className="notice-box">
      Typed in this browser and not saved yet:{' '}
      {texts.map(({ ref }, index) => (
        <span key={ref}>
          {index > 0 && '; '}
          <Link to={paths.writeHomily(ref)}>{wholeDate(ref)}</Link>
        </span>
      ))}
    </p>
  );
}

import { Link } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { blogPaths, paths } from '#paths.ts';
import { wholeDate } from '#ui/format-date.ts';
import { findTitle, type ListedLocalText, listLocalTexts } from './session/local-texts.ts';

/** 'Wednesday, February 5, 2031' for a homily; the title of a post. */
const nameText = (text: ListedLocalText): string =>
  text.kind === 'homily' ? wholeDate(text.ref) : findTitle(text) || 'Without a title';

/** Texts that only this device has. Opening one sends it. */
export function UnsentTexts({ kind }: Pick<ListedLocalText, 'kind'>) {
  const { person } = useMember();
  const owner = person.email ?? '';
  const { state } = useQuery(owner, () => listLocalTexts(owner));
  if (state.status !== 'success') return null;
  const texts = state.data.filter((text) => text.kind === kind);
  if (texts.length === 0) return null;
  return (
    <p className="notice-box">
      Typed in this browser and not saved yet:{' '}
      {texts.map((text, index) => (
        <span key={text.ref}>
          {index > 0 && '; '}
          <Link to={kind === 'homily' ? paths.writeHomily(text.ref) : blogPaths.edit(text.ref)}>
            {nameText(text)}
          </Link>
        </span>
      ))}
    </p>
  );
}

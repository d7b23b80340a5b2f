import { homilyCalls } from '@wayfare/contracts/calls/editing';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { ReactNode } from 'react';
import { Compare } from '#app/editing/compare.tsx';
import { History } from '#app/editing/history.tsx';
import type { HistoryKind } from '#app/editing/history-kind.ts';
import { useMember } from '#app/member/member.tsx';
import { type ActionProps, listFields } from './homily-kind.ts';
import { ReadOnlyFields } from './read-only-fields.tsx';

/** The history of a homily, or the comparison with the text of another editor. */
export function HomilyHistory({
  details,
  session,
  state,
  isComparing,
  onClose,
}: ActionProps & { readonly isComparing: boolean }) {
  const { callApi } = useMember();
  const ref = details.day.date;
  const kind: HistoryKind<HomilyContent> = {
    now: state.content,
    list: async () => {
      const { revisions } = await callApi(homilyCalls.listRevisions, { params: { ref } });
      return revisions.map(({ number, savedAt, savedBy, publishedAt, origin, title, wordCount: words }) => ({
        number,
        savedAt,
        savedBy: savedBy ?? '',
        state: origin === 'import' ? 'imported' : publishedAt === null ? 'draft' : 'published',
        title,
        words,
      }));
    },
    open: async (number) => {
      const params = { ref, number: String(number) };
      return (await callApi(homilyCalls.getRevision, { params })).content;
    },
    draw,
    comparable: (content) => ({ fields: listFields(content), links: [], pictures: [], form: '' }),
    restore: session.replace,
    restoring:
      'It is put into the fields and saved as a new version. What stands there now stays in the history.',
  };
  return isComparing ? (
    <Compare kind={kind} session={session} state={state} onClose={onClose} />
  ) : (
    <History kind={kind} onClose={onClose} />
  );
}

const draw = (content: HomilyContent): ReactNode => <ReadOnlyFields content={content} />;

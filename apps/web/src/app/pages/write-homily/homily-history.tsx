import { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { ReactNode } from 'react';
import { Compare } from '#app/editing/history/compare.tsx';
import { History } from '#app/editing/history/history.tsx';
import type { HistoryKind } from '#app/editing/history/history-kind.ts';
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
    name: 'homily',
    session,
    state,
    list: () => callApi(homilyCalls.listRevisions, { params: { ref } }),
    open: async (number) =>
      (await callApi(homilyCalls.getRevision, { params: { ref, number: `${number}` } })).content,
    listFields,
    draw: drawHomily,
    restore: session.restore,
  };
  return isComparing ? <Compare kind={kind} onClose={onClose} /> : <History kind={kind} onClose={onClose} />;
}

const drawHomily = (content: HomilyContent): ReactNode => <ReadOnlyFields content={content} />;

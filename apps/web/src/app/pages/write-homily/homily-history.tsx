import { getHomilyRevision, listHomilyRevisions } from '@wayfare/contracts/calls/homily-editor';
import type { ReactNode } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { History } from '#app/editing/history.tsx';
import type { HistoryKind } from '#app/editing/history-kind.ts';
import { useMember } from '#app/member/member.tsx';
import { ReadOnlyFields } from './read-only-fields.tsx';
import { fieldNames, homilyFields, type TypedHomily, typedFrom } from './typed-homily.ts';

interface HomilyHistoryProps {
  date: string;
  now: TypedHomily;
  onRestore: (typed: TypedHomily) => void;
  onClose: () => void;
}

/** What was saved for this day. */
export function HomilyHistory({ date, now, onRestore, onClose }: HomilyHistoryProps) {
  const { config } = useMember();
  const kind: HistoryKind<TypedHomily> = {
    now,
    list: async () => {
      const { revisions } = await withToken(config, (token) =>
        call(listHomilyRevisions, { params: { date } }, { config, token }),
      );
      return revisions.map(({ number, savedAt, savedBy, publishedAt, origin, title, wordCount: words }) => ({
        number,
        savedAt,
        savedBy: savedBy ?? '',
        state: origin === 'import' ? 'imported' : publishedAt === null ? 'draft' : 'published',
        title,
        words: words ?? null,
      }));
    },
    open: async (number) => {
      const { content } = await withToken(config, (token) =>
        call(getHomilyRevision, { params: { date, number: String(number) } }, { config, token }),
      );
      return typedFrom(content);
    },
    draw,
    comparable: (typed) => ({
      fields: homilyFields.map((field) => ({ name: fieldNames[field], text: typed[field] })),
      links: [],
      pictures: [],
      form: '',
    }),
    restore: onRestore,
    restoring:
      'It is put into the fields and saved as a new version. What stands there now is kept beside it, and nothing of the history goes.',
  };
  return <History kind={kind} onClose={onClose} />;
}

const draw = (typed: TypedHomily): ReactNode => <ReadOnlyFields typed={typed} fields={homilyFields} />;

import type { TextCalls } from '@wayfare/contracts/calls/editing';
import type { ReactNode } from 'react';
import { useMember } from '#app/member/member.tsx';
import type { Session } from './session/session.ts';
import type { SessionState } from './session/session-types.ts';

/** A field as text, with the label of the page. */
export interface Field {
  readonly name: string;
  readonly text: string;
}

/** A text in its editor, for the dialogs that both kinds have. */
export interface EditedText<Content> {
  readonly kind: 'homily' | 'post';
  /** The date of a homily, or the id of a post. */
  readonly ref: string;
  readonly session: Session<Content>;
  readonly state: SessionState<Content>;
  readonly calls: Pick<TextCalls<Content>, 'deleteDraft' | 'listRevisions' | 'getRevision'>;
  readonly listFields: (content: Content) => readonly Field[];
  readonly draw: (content: Content, isDraft: boolean) => ReactNode;
  readonly restore: (content: Content) => void;
}

/** The calls for the history of the text. */
export function useRevisions<Content>({ ref, calls }: EditedText<Content>) {
  const { callApi } = useMember();
  return {
    list: () => callApi(calls.listRevisions, { params: { ref } }),
    open: async (number: number): Promise<Content> => {
      const { content } = await callApi(calls.getRevision, { params: { ref, number: `${number}` } });
      return content;
    },
  };
}

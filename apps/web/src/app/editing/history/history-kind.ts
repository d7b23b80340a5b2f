import type { ListedTextRevision } from '@wayfare/contracts/calls/editing';
import type { ReactNode } from 'react';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/session-types.ts';

/** A field as text, with the label of the page. */
export interface Field {
  readonly name: string;
  readonly text: string;
}

/** The history of one text, for both kinds. */
export interface HistoryKind<Content> {
  readonly name: 'homily' | 'post';
  readonly session: Session<Content>;
  readonly state: SessionState<Content>;
  readonly list: () => Promise<{ readonly revisions: readonly ListedTextRevision[] }>;
  readonly open: (number: number) => Promise<Content>;
  readonly listFields: (content: Content) => readonly Field[];
  readonly draw: (content: Content, isDraft: boolean) => ReactNode;
  readonly restore: (content: Content) => void;
}

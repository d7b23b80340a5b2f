import type { HomilyWarning, TextCalls, TextState } from '@wayfare/contracts/calls/editing';
import type { MemberGroup } from '@wayfare/contracts/rules/policies';
import type { Db } from '#adapters/db/database.ts';
import type { Draft, DraftWithEditor } from './draft-queries.ts';
import type { TextKind } from './kind.ts';

/** The editor of a kind of text. */
export interface TextEditor<Content> {
  readonly kind: TextKind<Content>;
  readonly calls: TextCalls<Content>;
  readonly group: MemberGroup;
  readonly open: (
    ref: string,
    draft: DraftWithEditor<Content> | null,
  ) => Promise<{ readonly state: TextState; readonly copy: unknown; readonly details: unknown }>;
  /** The content as the editor gets it. */
  readonly show: (content: Content) => unknown;
  readonly listWarnings: (ref: string, content: Content) => Promise<HomilyWarning[]>;
  /** Runs in the transaction of a save. Throws `text_gone` if the text cannot be edited. */
  readonly onSave: (tx: Db, ref: string, pictures: readonly string[], now: Date) => Promise<void>;
  /** Locks the draft until the transaction ends. Throws if there is none, or if it cannot be edited. */
  readonly lockDraft: (tx: Db, ref: string) => Promise<Draft<Content>>;
  readonly findCopy: (tx: Db, ref: string) => Promise<Content | null>;
  /** Deletes what belongs to a draft without a copy. */
  readonly onDelete: (tx: Db, ref: string) => Promise<void>;
}

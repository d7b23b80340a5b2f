import type { BodyOf, ResponseOf } from '@wayfare/contracts/calls/contract';
import type { HomilyWarning, TextCalls, TextLock, TextLockStatus } from '@wayfare/contracts/calls/editing';
import type { acquireTabLock } from './edit-lock.ts';
import type { LocalCopy } from './local-texts.ts';
import type { SaveState } from './save-state.ts';

/** The publication state and the review of a text. */
export interface TextStatus
  extends Readonly<Pick<ResponseOf<TextCalls<unknown>['getDraft']>, 'state' | 'hasChanges' | 'review'>> {
  readonly warnings: readonly HomilyWarning[];
}

export type SaveRequest<Content> = BodyOf<TextCalls<Content>['saveDraft']>;
export type SaveResponse = ResponseOf<TextCalls<unknown>['saveDraft']>;
type LockRequest = BodyOf<TextCalls<unknown>['updateLock']>;

export interface SessionState<Content> {
  readonly content: Content;
  /** `other-tab` and `other-person` can take over. */
  readonly mode: 'editing' | 'other-tab' | 'other-person';
  readonly saveState: SaveState;
  /** From the server, if it rejected the text. */
  readonly message: string | null;
  /** Null if there is no draft yet. */
  readonly version: number | null;
  readonly savedAt: string | null;
  /** Seconds until the next attempt; null unless a save has failed. */
  readonly retrySeconds: number | null;
  readonly text: TextStatus;
  readonly holder: TextLock['holder'];
  readonly viewer: TextLock['viewer'];
  readonly unsent: TextLockStatus['unsent'];
  /** False if this browser cannot store what is typed. */
  readonly isOnDevice: boolean;
  /** The text of this tab when somebody else took over or saved. The history has it too. */
  readonly displaced: Content | null;
  /** Counts how often the whole text was replaced, for fields that have a state of their own. */
  readonly replacedCount: number;
}

/** The draft as the server has it. */
export interface ServerDraft<Content>
  extends Pick<SessionState<Content>, 'content' | 'version' | 'savedAt' | 'text'> {
  readonly lock: TextLock;
}

export interface SessionDeps<Content> {
  readonly load: () => Promise<ServerDraft<Content>>;
  readonly save: (request: SaveRequest<Content>, keepalive: boolean) => Promise<SaveResponse>;
  readonly updateLock: (request: LockRequest, keepalive?: boolean) => Promise<TextLockStatus>;
  readonly local: LocalCopy;
  /** Null if another tab has the lock. */
  readonly acquireTabLock: (
    options: Parameters<typeof acquireTabLock>[1],
  ) => ReturnType<typeof acquireTabLock>;
  readonly parseContent: (stored: unknown) => Content | null;
}

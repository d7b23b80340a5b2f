import type { BodyOf, ResponseOf } from '@wayfare/contracts/calls/contract';
import type { HomilyWarning, TextLock, TextLockStatus, TextState } from '@wayfare/contracts/calls/editing';
import type { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import type { ReviewStatus } from '@wayfare/contracts/calls/review-state';
import type { LocalCopy } from './local-texts.ts';
import type { SaveState } from './save-state.ts';

/** The publication state and the review of a text. */
export interface TextStatus {
  readonly state: TextState;
  /** The draft differs from what readers get, or will get. */
  readonly hasChanges: boolean;
  readonly warnings: readonly HomilyWarning[];
  /** Undefined if texts are not reviewed. */
  readonly review?: ReviewStatus | undefined;
}

/** The draft as the server has it. */
export interface ServerDraft<Content> {
  readonly content: Content;
  /** Null if there is no draft yet. */
  readonly version: number | null;
  readonly savedAt: string | null;
  readonly lock: TextLock;
  readonly text: TextStatus;
}

export interface SaveRequest<Content> extends Omit<BodyOf<typeof homilyCalls.saveDraft>, 'content'> {
  readonly content: Content;
}
export type SaveResponse = ResponseOf<typeof homilyCalls.saveDraft>;
type LockRequest = BodyOf<typeof homilyCalls.updateLock>;

export interface SessionState<Content> {
  readonly content: Content;
  /** `other-tab` and `other-person` can take over. */
  readonly mode: 'editing' | 'other-tab' | 'other-person';
  readonly saveState: SaveState;
  /** From the server, if it rejected the text. */
  readonly message: string | null;
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

export interface SessionDeps<Content> {
  readonly load: () => Promise<ServerDraft<Content>>;
  readonly save: (request: SaveRequest<Content>, keepalive: boolean) => Promise<SaveResponse>;
  readonly updateLock: (request: LockRequest, keepalive?: boolean) => Promise<TextLockStatus>;
  readonly local: LocalCopy;
  /** Null if another tab has the lock. */
  readonly acquireTabLock: (options: {
    readonly steal?: boolean;
    readonly onStolen: () => void;
  }) => Promise<(() => void) | null>;
  readonly parseContent: (stored: unknown) => Content | null;
}

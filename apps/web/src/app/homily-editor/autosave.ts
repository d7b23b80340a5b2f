import type { HomilyWarning } from '@wayfare/contracts/calls/homily-editor';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { ApiError, isUnreachable, spokenOf } from '#api/api-error.ts';
import type { LocalDraft, LocalDrafts } from './local-drafts.ts';
import { contentOf, faultsIn, isSame, type TypedHomily } from './typed-homily.ts';

export interface Saved {
  readonly version: number;
  readonly savedAt: string;
  readonly hasUnpublishedChanges: boolean;
  readonly warnings: readonly HomilyWarning[];
}

/** Whether the server has what is typed, and if not, why. */
export type SaveState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** Nobody answered: it is tried again by itself. */
  | 'unreachable'
  /** The server said no; something has to be typed otherwise. */
  | 'refused'
  /** Somebody else saved in the meantime: a person has to choose. */
  | 'changed';

export interface Draft {
  readonly typed: TypedHomily;
  readonly version: number | null;
  readonly saveState: SaveState;
  readonly savedAt: string | null;
  readonly hasUnpublishedChanges: boolean;
  readonly warnings: readonly HomilyWarning[];
  /** In the server's words, where it refused. */
  readonly said: string | null;
  /** This browser would still have it after a crash. */
  readonly isKeptHere: boolean;
  /** Something had been typed here that the server did not have, and no save has succeeded since. */
  readonly isBroughtBack: boolean;
}

export interface Autosave {
  readonly now: () => Draft;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (typed: TypedHomily) => void;
  /** Saves at once whatever is not saved; false where that did not succeed. */
  readonly flush: () => Promise<boolean>;
  /** Puts what was typed here earlier back into the fields, upon the version it was typed on. */
  readonly bringBack: (copy: LocalDraft) => void;
  /** Goes on from what the server has now, with `typed` in the fields. */
  readonly goOnFrom: (there: DraftThere, typed: TypedHomily) => void;
  /** What the server has is what readers get. */
  readonly published: () => void;
  /** The server told otherwise than by a save that somebody else was here. */
  readonly otherChanged: () => void;
  readonly stop: () => void;
}

/** What the server has: what was typed for it, and its number. */
export interface DraftThere {
  readonly typed: TypedHomily;
  readonly version: number | null;
  readonly savedAt: string | null;
  readonly hasUnpublishedChanges: boolean;
  readonly warnings: readonly HomilyWarning[];
}

interface Needs {
  readonly date: string;
  readonly localDrafts: Pick<LocalDrafts, 'keep' | 'drop'>;
  readonly save: (content: HomilyContent, version: number | null) => Promise<Saved>;
}

/** After typing stops. */
export const pauseMs = 2_000;
const retryMs = [5_000, 15_000, 30_000, 60_000] as const;

/** Sees to it that nothing typed is lost: it is kept in this browser at once, and on the server as soon as it can be. */
export function startAutosave(start: DraftThere, { date, localDrafts, save }: Needs): Autosave {
  let draft: Draft = { ...start, saveState: 'saved', said: null, isKeptHere: true, isBroughtBack: false };
  let there = start.typed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> | null = null;
  let failures = 0;
  let isStopped = false;
  const listeners = new Set<() => void>();

  function tell(part: Partial<Draft>): void {
    draft = { ...draft, ...part };
    for (const listener of listeners) listener();
  }

  const isClean = () => isSame(draft.typed, there);

  function keepHere(): boolean {
    const { typed, version } = draft;
    // A chapter that is no number cannot be saved, and is typed all the same.
    if (!isClean() || faultsIn(typed).chapter !== undefined)
      return localDrafts.keep(date, { typed, version });
    localDrafts.drop(date);
    return true;
  }

  function saveIn(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  }

  async function send(): Promise<boolean> {
    const sent = draft.typed;
    tell({ saveState: 'saving', said: null });
    try {
      const saved = await save(contentOf(sent), draft.version);
      there = sent;
      failures = 0;
      const { version, savedAt, hasUnpublishedChanges, warnings } = saved;
      const saveState = isClean() ? 'saved' : 'unsaved';
      tell({ version, savedAt, hasUnpublishedChanges, warnings, saveState, isBroughtBack: false });
      tell({ isKeptHere: keepHere() });
      return true;
    } catch (error) {
      tell({ saveState: saveStateAfter(error), said: spokenOf(error) ?? null });
      if (draft.saveState === 'unreachable')
        saveIn(retryMs[Math.min(failures, retryMs.length - 1)] ?? 60_000);
      failures += 1;
      return false;
    }
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (!isClean()) {
      if (draft.saveState === 'changed') return false;
      sending ??= send().finally(() => {
        sending = null;
      });
      if (!(await sending)) return false;
    }
    return draft.saveState !== 'changed';
  }

  function goOnFrom(found: DraftThere, typed: TypedHomily): void {
    there = found.typed;
    tell({ ...found, typed, saveState: 'saved', said: null, isBroughtBack: false });
    tell({ isKeptHere: keepHere(), saveState: isClean() ? 'saved' : 'unsaved' });
    if (!isClean()) saveIn(0);
  }

  return {
    now: () => draft,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(typed) {
      tell({ typed });
      tell({ isKeptHere: keepHere() });
      if (draft.saveState === 'changed') return;
      if (sending === null) tell({ saveState: isClean() ? 'saved' : 'unsaved', said: null });
      saveIn(pauseMs);
    },
    flush,
    bringBack({ typed, version }) {
      goOnFrom({ ...start, version }, typed);
      tell({ isBroughtBack: true });
    },
    goOnFrom,
    published: () => tell({ hasUnpublishedChanges: !isClean() }),
    otherChanged: () => tell({ saveState: 'changed' }),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function saveStateAfter(error: unknown): SaveState {
  if (error instanceof ApiError) {
    if (error.code === 'homily_changed') return 'changed';
    const isOurFault = error.status >= 400 && error.status < 500 && error.status !== 429;
    if (isOurFault) return 'refused';
  }
  return isUnreachable(error) || error instanceof ApiError ? 'unreachable' : 'refused';
}

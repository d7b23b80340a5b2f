// Editing one text: the lock, the local copy and the saves. What is typed is on this device within two seconds and on
// the server within ten. Independent of React and of the kind of text.
import type { TextLockStatus } from '@wayfare/contracts/calls/editing';
import { getServerMessage, isUnsupportedCall } from '#api/api-error.ts';
import type { LocalText } from './local-texts.ts';
import { toSaveState } from './save-state.ts';
import type { SaveResponse, ServerDraft, SessionDeps, SessionState, TextStatus } from './session-types.ts';

const localDelayMs = 1_000;
/** After the last keystroke. */
const saveDelayMs = 3_000;
/** While somebody types without a pause. */
const maxSaveDelayMs = 10_000;
const retryDelaysMs: readonly number[] = [5_000, 15_000, 30_000];
/** Browsers limit the bodies of all pending keepalive requests to 64 KiB. */
const maxKeepaliveBytes = 60_000;

export type Session<Content> = ReturnType<typeof createSession<Content>>;

export function createSession<Content>(start: ServerDraft<Content>, deps: SessionDeps<Content>) {
  let state: SessionState<Content> = {
    content: start.content,
    mode: 'editing',
    saveState: 'saved',
    message: null,
    version: start.version,
    savedAt: start.savedAt,
    retrySeconds: null,
    text: start.text,
    holder: start.lock.holder,
    viewer: start.lock.viewer,
    unsent: [],
    isOnDevice: true,
    displaced: null,
    replacedCount: 0,
  };
  let token: string = crypto.randomUUID();
  let seq = 0;
  /** The text as typed; null if nothing was typed since the last save. */
  let typed: Content | null = null;
  let typedAt = '';
  let releaseTab: (() => void) | null = null;
  let saving: Promise<boolean> | null = null;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let localTimer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest keystroke must be on the server. */
  let saveBy: number | null = null;
  let retries = 0;
  /** The newest late save that was compared. */
  let comparedUpTo = 0;
  let isClosed = false;
  /** The service of somebody else knows no drafts. */
  let isDeviceOnly = false;
  const listeners = new Set<() => void>();

  function update(part: Partial<SessionState<Content>>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  const isEditing = (): boolean => state.mode === 'editing' && !isClosed;

  const toLocalText = (content: Content | null): LocalText => ({
    content,
    version: state.version,
    token,
    seq,
    typedAt,
  });

  async function saveLocally(previousToken?: string): Promise<void> {
    clearTimeout(localTimer);
    localTimer = undefined;
    if (isClosed || typed === null) return;
    const isMine = await deps.local.save(toLocalText(typed), previousToken);
    if (isMine === false) becomeReader('other-tab');
    else if (state.isOnDevice !== (isMine === true)) update({ isOnDevice: isMine === true });
  }

  function becomeReader(mode: 'other-tab' | 'other-person', displaced: Content | null = null): void {
    clearTimeout(saveTimer);
    clearTimeout(localTimer);
    typed = null;
    saveBy = null;
    releaseTab?.();
    releaseTab = null;
    update({ mode, displaced, saveState: 'saved', message: null });
  }

  function scheduleSave(): void {
    if (!isEditing() || saving !== null || isDeviceOnly) return;
    clearTimeout(saveTimer);
    const now = Date.now();
    saveBy ??= now + maxSaveDelayMs;
    saveTimer = setTimeout(() => void save(), Math.min(saveDelayMs, saveBy - now));
  }

  /** False if the text is not on the server afterwards. */
  async function save(): Promise<boolean> {
    saving ??= sendSave().finally(() => {
      saving = null;
      if (typed !== null && state.saveState === 'unsaved') scheduleSave();
    });
    return saving;
  }

  async function sendSave(): Promise<boolean> {
    clearTimeout(saveTimer);
    if (typed === null) return state.saveState === 'saved';
    if (!isEditing()) return false;
    const content = typed;
    saveBy = null;
    seq += 1;
    update({ saveState: 'saving' });
    // Before the server has it, in case the browser is killed and the response is lost.
    if (localTimer !== undefined) void saveLocally();
    try {
      const response = await deps.save({ content, version: state.version, token, seq }, false);
      if (isClosed) return true;
      // Text typed meanwhile is saved to the history as well.
      if (response.saved === 'revision' && typed !== content) return await sendSave();
      return await applySave(response, content);
    } catch (error) {
      if (!isClosed) failSave(error);
      return false;
    }
  }

  async function applySave(response: SaveResponse, content: Content): Promise<boolean> {
    retries = 0;
    if (response.saved === 'revision') {
      const { version, savedAt, holder } = response;
      becomeReader('other-person', content);
      await deps.local.delete(typedAt);
      await showServerDraft({ version, savedAt, holder });
      return false;
    }
    const isAll = typed === content;
    if (isAll) typed = null;
    update({
      version: response.version,
      savedAt: response.savedAt,
      text: {
        ...state.text,
        state: state.text.state === 'new' ? 'draft' : state.text.state,
        hasChanges: response.hasChanges,
        warnings: response.warnings,
        review: response.review,
      },
      saveState: isAll ? 'saved' : 'unsaved',
      message: null,
      retrySeconds: null,
    });
    // The token stays: after a crash the next tab continues with it.
    if (isAll) await deps.local.save(toLocalText(null));
    return isAll;
  }

  function failSave(error: unknown) {
    if (isUnsupportedCall(error)) {
      isDeviceOnly = true;
      return update({ saveState: 'unsaved' });
    }
    const saveState = toSaveState(error);
    const message = getServerMessage(error) ?? null;
    if (saveState === 'gone' || saveState === 'refused') return update({ saveState, message });
    const delayMs = retryDelaysMs[retries] ?? 60_000;
    retries += 1;
    update({ saveState, message, retrySeconds: delayMs / 1_000 });
    saveTimer = setTimeout(() => void save(), delayMs);
  }

  /** Shows what is on the server now. False if it cannot be loaded. */
  async function showServerDraft(known: Partial<SessionState<Content>> = {}): Promise<boolean> {
    const draft = await deps.load().catch(() => null);
    if (draft === null) return false;
    const { content, version, savedAt, text } = draft;
    update({ ...known, content, version, savedAt, text, replacedCount: state.replacedCount + 1 });
    return true;
  }

  /** The lock belongs to somebody else, or another program changed the draft. */
  async function loseLock({ holder, version }: TextLockStatus): Promise<void> {
    // The server stores the unsaved text as a revision.
    if (typed !== null) {
      await save();
      return;
    }
    becomeReader('other-person');
    const isShown = version === state.version || (await showServerDraft({ holder }));
    if (isShown && holder === null) await edit();
  }

  /** A save renews the lock, and its version is not known before it ends. */
  const canBeat = (): boolean => !isClosed && state.mode !== 'other-tab' && saving === null;

  async function beat(): Promise<void> {
    if (!canBeat()) return;
    const want = state.mode === 'editing' ? 'edit' : 'view';
    const sent = state.version;
    const status = await deps.updateLock({ token, want, version: sent }).catch(() => null);
    if (status === null || !canBeat() || sent !== state.version) return;
    applyLockStatus(status);
    if (want === 'edit' && !status.isMine) await loseLock(status);
    else if (typed === null && status.version !== state.version) await showServerDraft();
  }

  const applyLockStatus = ({ holder, viewer, unsent }: TextLockStatus): void =>
    update({ holder, viewer, unsent: unsent.filter(({ number }) => number > comparedUpTo) });

  /** Starts to edit, unless somebody else does. */
  async function edit(): Promise<void> {
    releaseTab ??= await deps.acquireTabLock({ onStolen: () => becomeReader('other-tab') });
    if (releaseTab === null) return becomeReader('other-tab');
    if (await sendStoredText()) return;
    // Without an answer the text can be edited on the device.
    const status = await deps.updateLock({ token, want: 'edit', version: state.version }).catch(() => null);
    // The page was closed meanwhile, and its release may have arrived first.
    if (isClosed) return releaseLock();
    if (status !== null) {
      applyLockStatus(status);
      if (!status.isMine) return loseLock(status);
      // The last save of a page that was just closed.
      if (typed === null && status.version !== state.version) await showServerDraft();
    }
    update({ mode: 'editing' });
    // With the token, the next tab of this browser can continue at once.
    if (typed === null) await deps.local.save(toLocalText(null));
  }

  /** Continues with what an earlier tab left on the device. False if there is nothing. */
  async function sendStoredText(): Promise<boolean> {
    const stored = await deps.local.find();
    if (stored === null) return false;
    ({ token, seq, typedAt } = stored);
    const content = deps.parseContent(stored.content);
    if (content === null) return false;
    typed = content;
    update({
      content,
      version: stored.version,
      saveState: 'unsaved',
      mode: 'editing',
      replacedCount: state.replacedCount + 1,
    });
    await save();
    return true;
  }

  /** Continues in this tab with the newest text, whoever edits it. `content` replaces it. */
  async function takeOver(content?: Content): Promise<void> {
    const previousToken = token;
    releaseTab ??= await deps.acquireTabLock({ steal: true, onStolen: () => becomeReader('other-tab') });
    const stored = state.mode === 'other-tab' ? await deps.local.find() : null;
    const localContent = stored === null ? null : deps.parseContent(stored.content);
    token = crypto.randomUUID();
    seq = 0;
    const status = await deps.updateLock({ token, want: 'take_over' }).catch(() => null);
    // Without the newest text, a save would replace it.
    if (status === null || !(await showServerDraft())) {
      update({ message: 'We couldn’t do that. Please try again.' });
      return;
    }
    applyLockStatus(status);
    update({ mode: 'editing', displaced: null, saveState: 'saved', message: null });
    const next = content ?? localContent;
    if (next === null) {
      await deps.local.save(toLocalText(null), stored?.token ?? previousToken);
      return;
    }
    replace(next);
    await saveLocally(stored?.token ?? previousToken);
    await save();
  }

  function replace(content: Content): void {
    update({ replacedCount: state.replacedCount + 1 });
    write(content);
  }

  /** Continues with another text, for example a revision; takes over if necessary. */
  function restore(content: Content): void {
    if (isEditing()) replace(content);
    else void takeOver(content);
  }

  /** Something was typed, and this is the whole text. */
  function write(content: Content): void {
    if (!isEditing()) return;
    update({ content });
    typed = content;
    typedAt = new Date().toISOString();
    if (state.saveState === 'saved') update({ saveState: 'unsaved' });
    localTimer ??= setTimeout(() => void saveLocally(), localDelayMs);
    // A failed save has its own timer; a refused one is tried again once something has changed.
    if (state.saveState !== 'unreachable' && state.saveState !== 'gone') scheduleSave();
  }

  /** False if something is not on the server. */
  async function flush(): Promise<boolean> {
    await saving;
    const isSaved = await save();
    if (!isSaved) await saveLocally();
    return isSaved;
  }

  /** The page is hidden or closed. */
  async function releaseOnClose(): Promise<void> {
    if (!isEditing()) return;
    if (typed === null) return releaseLock();
    void deps.local.saveLast(toLocalText(typed));
    const request = { content: state.content, version: state.version, token, seq: seq + 1, release: true };
    // The body must fit into a keepalive request. Otherwise the lock expires after two minutes.
    if (new Blob([JSON.stringify(request)]).size > maxKeepaliveBytes) return;
    seq += 1;
    const sentAt = typedAt;
    const response = await deps.save(request, true).catch(() => null);
    // Runs if the page is hidden or another one of the dashboard is opened.
    if (response?.saved === 'draft') await deps.local.delete(sentAt);
  }

  /** The device keeps a text that is not saved. */
  async function releaseLock(): Promise<void> {
    const savedUpTo = typed === null ? typedAt : null;
    try {
      await deps.updateLock({ token, want: 'release' }, true);
      if (savedUpTo !== null) await deps.local.delete(savedUpTo);
    } catch {
      // The lock expires after two minutes.
    }
  }

  function close({ discard = false }: { readonly discard?: boolean } = {}): void {
    if (!discard) void releaseOnClose();
    isClosed = true;
    clearTimeout(saveTimer);
    clearTimeout(localTimer);
    releaseTab?.();
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    takeOver,
    beat,
    restore,
    write,
    reload: () => showServerDraft(),
    flush,
    /** For a review. The version of the draft; null if it could not be saved. */
    saveDraft: async (): Promise<number | null> => {
      // A text that another program saved may have no draft.
      if (state.version === null) write(state.content);
      return (await flush()) ? state.version : null;
    },
    retry: (): void => {
      if (typed !== null && state.saveState !== 'gone') void save();
    },
    saveLocally,
    releaseOnClose,
    /** For calls that change the text, as publishing does. They run after the last save. */
    getLock: () => ({ token, version: state.version }),
    setText: (part: Partial<TextStatus>) => update({ text: { ...state.text, ...part } }),
    /** After two versions were compared. `content` replaces the text; null keeps it, and edits it if it is free. */
    closeComparison: (content: Content | null) => {
      comparedUpTo = Math.max(comparedUpTo, ...state.unsent.map(({ number }) => number));
      update({ displaced: null, unsent: [] });
      if (content !== null) restore(content);
      else if (state.mode === 'other-person' && state.holder === null) void edit();
    },
    /** For calls that save the whole text themselves, as publishing a post does. They run after `flush`. */
    startSave: () => {
      const before = typed;
      return {
        content: state.content,
        token,
        finish: (version: number | null, savedAt: string | null): void => {
          if (typed === before) {
            typed = null;
            clearTimeout(saveTimer);
            void deps.local.save(toLocalText(null));
          }
          const saveState = typed === null ? 'saved' : state.saveState;
          update({ version, savedAt, saveState, message: null });
        },
      };
    },
    isSafe: () => typed === null || state.isOnDevice,
    close,
    /** The text was moved to another day. The editor that opens there continues with this lock. */
    closeMoved: async (ref: string): Promise<void> => {
      close({ discard: true });
      await deps.local.saveAs(ref, toLocalText(null));
    },
  };
}

import { getServerMessage } from '#api/api-error.ts';
import { fingerprint } from './fingerprint.ts';
import { isChanged, KeptHereOnly, type SaveState, stateAfter } from './save-failures.ts';

/** What the server has: what was typed for it, and by what it tells whether somebody saved since. */
export interface There<Typed, Version, Facts> {
  readonly typed: Typed;
  readonly version: Version;
  readonly savedAt: string | null;
  /** The name; null where it is not known. */
  readonly savedBy: string | null;
  /** Whatever else it says of it. */
  readonly facts: Facts;
}

export interface Draft<Typed, Version, Facts> extends Omit<There<Typed, Version, Facts>, 'savedBy'> {
  readonly saveState: SaveState;
  /** In the server's words, where it refused. */
  readonly said: string | null;
  /** This browser would still have it after a crash. */
  readonly isKeptHere: boolean;
  /** When that was typed which the server did not have, and which came back; null once a save has succeeded. */
  readonly broughtBack: string | null;
  /** What somebody else saved, while a person has to choose. */
  readonly theirs: There<Typed, Version, Facts> | null;
  /** Counts the texts that took the place of all that stood in the fields, for fields that keep a text of their own. */
  readonly sheet: number;
}

/** What this browser keeps until the server has it. */
export interface LocalDraft<Typed, Version> {
  readonly typed: Typed;
  /** The one that it was typed upon. */
  readonly version: Version;
  /** When it was typed. */
  readonly at: string;
  /** The fingerprint of the words that it was typed upon; '' where they are not known. */
  readonly base: string;
  /** The fingerprints of what was sent last: the server may have any of it. */
  readonly sent: readonly string[];
}

/** What the desk has to know of a kind of text. */
export interface Kind<Typed> {
  /** To the letter. */
  readonly isSame: (one: Typed, other: Typed) => boolean;
  /** What is left when a server has tidied it: two that differ in nothing else are the same writing. */
  readonly writing: (typed: Typed) => string;
  /** As much of it as a server takes. */
  readonly savable: (typed: Typed) => Typed;
}

export type Save<Typed, Version, Facts> = (
  typed: Typed,
  version: Version,
) => Promise<There<Typed, Version, Facts>>;

export type Outcome = 'saved' | 'changed' | { readonly error: unknown };

export interface Autosave<Typed, Version, Facts> {
  readonly now: () => Draft<Typed, Version, Facts>;
  /**
   * The page is in sight. Before, nothing is sent: a page may be drawn more than once until it is, and what an earlier
   * drawing had saved, the one that is seen would not know of.
   */
  readonly seen: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (typed: Typed) => void;
  /** Puts another text in the fields, the whole of it at once. */
  readonly lay: (typed: Typed) => void;
  /** Saves at once whatever is not saved; false where that did not succeed. */
  readonly flush: () => Promise<boolean>;
  /** Saves what is typed in another way, after what is under way and before all else; also where nothing changed. */
  readonly saveBy: (save: Save<Typed, Version, Facts>) => Promise<Outcome>;
  /** Keeps in this browser at once what is not kept yet. */
  readonly keep: () => void;
  /** Puts what was typed here earlier back into the fields, upon the version it was typed on. */
  readonly bringBack: (copy: LocalDraft<Typed, Version>) => void;
  /** Goes on from what the server has now, with `typed` in the fields. */
  readonly goOnFrom: (there: There<Typed, Version, Facts>, typed: Typed) => void;
  /** The same person typed this in another tab, or saved it there. */
  readonly follow: (copy: LocalDraft<Typed, Version>) => void;
  /** What else the server says has changed by another call than a save. */
  readonly tell: (facts: Partial<Facts>) => void;
  /** The server told otherwise than by a save that somebody else was here. */
  readonly otherChanged: () => void;
  /** The server has what is typed, or this browser. */
  readonly isSafe: () => boolean;
  /** From now on nothing is kept or sent: whoever typed it leaves, and wants nothing of it left here. */
  readonly abandon: () => void;
  readonly stop: () => void;
}

export interface Needs<Typed, Version, Facts> {
  readonly kind: Kind<Typed>;
  readonly localDraft: {
    readonly keep: (copy: LocalDraft<Typed, Version>) => boolean;
    /** Whatever was typed until then. */
    readonly drop: (at: string) => void;
  };
  readonly save: Save<Typed, Version, Facts>;
  /** What the server has now. */
  readonly look: () => Promise<There<Typed, Version, Facts>>;
}

/** After typing stops. */
export const pauseMs = 2_000;
/** The longest that typing without a pause puts off a save on the server. */
export const maxSaveDelayMs = 8_000;
/** From a letter until this browser keeps it: writing a long text down at every letter would hold up the next. */
export const keepMs = 400;
const retryMs = [5_000, 15_000, 30_000, 60_000] as const;
const mostAdoptions = 3;
const mostPrints = 60;

/** Sees to it that nothing typed is lost: it is kept in this browser at once, and on the server as soon as it can be. */
export function startAutosave<Typed extends object, Version, Facts>(
  start: There<Typed, Version, Facts>,
  { kind, localDraft, save, look }: Needs<Typed, Version, Facts>,
): Autosave<Typed, Version, Facts> {
  type Now = Draft<Typed, Version, Facts>;
  const { savedBy: _, ...opened } = start;
  let draft: Now = {
    ...opened,
    saveState: 'saved',
    said: null,
    isKeptHere: true,
    broughtBack: null,
    theirs: null,
    sheet: 0,
  };
  /** What the server has of it, to the letter in which it was sent. */
  let there = start.typed;
  let base = printOf(start.typed);
  /** Of what was sent, in this tab or another: the server may have it, and nobody else wrote it. */
  const sent = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next save is due even if typing goes on; null while nothing is unsaved since the last one began. */
  let saveBefore: number | null = null;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<Outcome> | null = null;
  let failures = 0;
  /** What is in the fields is from then. */
  let typedAt = 0;
  let isStopped = false;
  let isAbandoned = false;
  let isOnlyOnDevice = false;
  let isSeen = false;
  /** What is to be sent as soon as it is. */
  let dueMs: number | null = null;
  const listeners = new Set<() => void>();

  function tell(part: Partial<Now>): void {
    draft = { ...draft, ...part };
    for (const listener of listeners) listener();
  }

  function printOf(typed: Typed): string {
    return fingerprint(kind.writing(kind.savable(typed)));
  }

  function remember(prints: readonly string[]): void {
    for (const print of prints) {
      sent.delete(print);
      sent.add(print);
    }
    for (const print of [...sent].slice(0, -mostPrints)) sent.delete(print);
  }

  const isClean = () => kind.isSame(draft.typed, there);
  /** What stops a save is said until one succeeds: it may well stop the next one too. */
  const isHeldUp = () => draft.saveState === 'logged-out' || draft.saveState === 'unreachable';
  /** What cannot be saved is typed all the same. */
  const isWhole = () => {
    const savable = kind.savable(draft.typed);
    return savable === draft.typed || kind.writing(savable) === kind.writing(draft.typed);
  };

  function keep(): void {
    clearTimeout(keeping);
    keeping = undefined;
    if (isAbandoned) return;
    const { typed, version } = draft;
    const at = new Date(typedAt).toISOString();
    if (isClean() && isWhole()) {
      localDraft.drop(at);
      return;
    }
    const copy = { typed, version, at, base, sent: [...sent] };
    const isKeptHere = localDraft.keep(copy);
    if (isKeptHere !== draft.isKeptHere) tell({ isKeptHere });
  }

  function saveIn(ms: number): void {
    clearTimeout(timer);
    if (!isSeen) dueMs = ms;
    else if (!isStopped && !isOnlyOnDevice) timer = setTimeout(() => void flush(), ms);
  }

  /** What came back is what the fields go on from, but for those that were typed over since. */
  function took(found: There<Typed, Version, Facts>, typed: Typed): void {
    const { version, savedAt, facts } = found;
    there = found.typed;
    base = printOf(found.typed);
    failures = 0;
    tell({ typed: folded(draft.typed, typed, found.typed), version, savedAt, facts });
    tell({ saveState: isClean() ? 'saved' : 'unsaved', broughtBack: null, theirs: null });
    keep();
  }

  async function send(by: Save<Typed, Version, Facts>, adoptions = 0): Promise<Outcome> {
    const { typed } = draft;
    const print = printOf(typed);
    if (!isHeldUp()) tell({ saveState: 'saving', said: null });
    remember([print]);
    // Whoever finds this copy after a crash has to know this save for their own.
    keep();
    try {
      took(await by(typed, draft.version), typed);
      return 'saved';
    } catch (error) {
      if (isChanged(error)) return settle(by, adoptions);
      failed(error);
      if (draft.saveState === 'refused') sent.delete(print);
      return { error };
    }
  }

  /** The version is another one: often by our own save, whose answer was lost on the way. */
  async function settle(by: Save<Typed, Version, Facts>, adoptions: number): Promise<Outcome> {
    try {
      const found = await look();
      if (!isOurs(found) || adoptions === mostAdoptions) {
        tell({ saveState: 'changed', theirs: found });
        return 'changed';
      }
      const { version, savedAt, facts } = found;
      there = printOf(found.typed) === printOf(draft.typed) ? draft.typed : found.typed;
      base = printOf(found.typed);
      tell({ version, savedAt, facts });
    } catch (error) {
      failed(error);
      return { error };
    }
    return send(by, adoptions + 1);
  }

  function isOurs({ typed }: There<Typed, Version, Facts>): boolean {
    const print = printOf(typed);
    return print === base || sent.has(print) || print === printOf(draft.typed);
  }

  function failed(error: unknown): void {
    isOnlyOnDevice ||= error instanceof KeptHereOnly;
    tell({ saveState: stateAfter(error), said: getServerMessage(error) ?? null });
    if (draft.saveState === 'unreachable') saveIn(retryMs[Math.min(failures, retryMs.length - 1)] ?? 60_000);
    failures += 1;
  }

  function begin(by: Save<Typed, Version, Facts>): Promise<Outcome> {
    clearTimeout(timer);
    saveBefore = null;
    const begun = send(by).finally(() => {
      sending = null;
    });
    sending = begun;
    return begun;
  }

  const isHalted = () => draft.saveState === 'changed' || isOnlyOnDevice || isAbandoned;

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (!isClean()) {
      if (isHalted()) return false;
      const outcome = await (sending ?? begin(save));
      if (outcome !== 'saved') return false;
    }
    return draft.saveState !== 'changed';
  }

  async function saveBy(by: Save<Typed, Version, Facts>): Promise<Outcome> {
    while (sending !== null) await sending;
    const outcome = await begin(by);
    // A save that was refused says nothing against the next one of what was typed.
    if (typeof outcome !== 'string' && draft.saveState === 'refused') {
      tell({ saveState: isClean() ? 'saved' : 'unsaved', said: null });
      saveIn(pauseMs);
    } else if (outcome === 'saved' && !isClean()) saveIn(pauseMs);
    return outcome;
  }

  function goOnFrom(found: There<Typed, Version, Facts>, typed: Typed): void {
    const { version, savedAt, facts } = found;
    there = found.typed;
    base = printOf(found.typed);
    sent.clear();
    const sheet = typed === draft.typed ? draft.sheet : draft.sheet + 1;
    if (typed !== draft.typed) typedAt = Date.now();
    tell({ typed, version, savedAt, facts, said: null, broughtBack: null, theirs: null, sheet });
    tell({ saveState: isClean() ? 'saved' : 'unsaved' });
    keep();
    if (!isClean()) saveIn(0);
  }

  function follow(copy: LocalDraft<Typed, Version>): void {
    // Whatever is under way in either tab is the same person's: whoever comes second is told, and finds it so.
    remember([copy.base, printOf(copy.typed), ...copy.sent]);
    if (Date.parse(copy.at) <= typedAt || draft.saveState === 'changed') return;
    typedAt = Date.parse(copy.at);
    const version = sending === null ? copy.version : draft.version;
    if (sending === null) base = copy.base;
    tell({ typed: copy.typed, version, sheet: draft.sheet + 1 });
    if (sending === null) tell({ saveState: isClean() ? 'saved' : 'unsaved' });
    saveIn(pauseMs * 2);
  }

  /** Nobody is asked to choose anew because of another letter. */
  function changed(typed: Typed, part: Partial<Now> = {}): void {
    tell({ typed, ...part });
    keeping ??= setTimeout(keep, keepMs);
    if (draft.saveState === 'changed') return;
    if (sending === null && (isClean() || !isHeldUp()))
      tell({ saveState: isClean() ? 'saved' : 'unsaved', said: null });
    saveBefore ??= Date.now() + maxSaveDelayMs;
    // One save, where flush() would go on until a save ends without a letter typed meanwhile.
    if (Date.now() >= saveBefore && sending === null && isSeen && !isStopped && !isHalted()) void begin(save);
    saveIn(pauseMs);
  }

  return {
    now: () => draft,
    seen() {
      isSeen = true;
      if (dueMs !== null) saveIn(dueMs);
      dueMs = null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(typed) {
      if (kind.isSame(typed, draft.typed)) return;
      typedAt = Date.now();
      changed(typed);
    },
    lay(typed) {
      typedAt = Date.now();
      changed(typed, { sheet: draft.sheet + 1 });
      keep();
    },
    flush,
    saveBy,
    keep() {
      if (keeping !== undefined) keep();
    },
    bringBack(copy) {
      const { typed, version, at } = copy;
      typedAt = Date.parse(at);
      tell({ typed, version, broughtBack: at, sheet: draft.sheet + 1, saveState: 'unsaved' });
      base = copy.base;
      remember(copy.sent);
      keep();
      saveIn(0);
    },
    goOnFrom,
    follow,
    tell: (facts) => tell({ facts: { ...draft.facts, ...facts } }),
    otherChanged() {
      tell({ saveState: 'saving' });
      void look().then(
        (theirs) => tell({ saveState: 'changed', theirs }),
        (error: unknown) => failed(error),
      );
    },
    isSafe: () => isAbandoned || draft.isKeptHere || draft.saveState === 'saved',
    abandon() {
      isAbandoned = true;
      clearTimeout(timer);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      if (keeping !== undefined) keep();
    },
  };
}

/** Every field that nobody typed over since it was sent is as it was written. */
function folded<Typed extends object>(now: Typed, sent: Typed, written: Typed): Typed {
  if (written === sent) return now;
  const all: Typed = { ...written };
  for (const name of keysOf(now)) if (now[name] !== sent[name]) all[name] = now[name];
  return all;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of this type
const keysOf = <Typed extends object>(typed: Typed) => Object.keys(typed) as (keyof Typed)[];

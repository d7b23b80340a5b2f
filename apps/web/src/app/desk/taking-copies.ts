import { lettersBetween } from './copies-to-keep.ts';
import { type DeviceCopy, keepCopy } from './device-copies.ts';

/** After the last letter: what has stood for so long is worth a copy. */
const restMs = 10_000;
/** So many letters are worth one too, while somebody goes on writing. */
const much = 200;

export interface Copying<Typed> extends Pick<DeviceCopy, 'owner' | 'text'> {
  /** What stood there at first: somebody else has that. */
  readonly typed: Typed;
  readonly writing: (typed: Typed) => string;
  /** Once: this browser keeps nothing, or has no room. */
  readonly onFailed: () => void;
}

export interface CopyTaker<Typed> {
  /** This stands in the fields since then. */
  readonly note: (now: { readonly typed: Typed; readonly at: string }) => void;
  readonly stop: () => void;
}

/** Copies a text on this device while it is written: when it rests, when much of it has changed, when it is left. */
export function takeCopies<Typed>({
  owner,
  text,
  typed: first,
  writing,
  onFailed,
}: Copying<Typed>): CopyTaker<Typed> {
  let taken = writing(first);
  let latest: { readonly typed: Typed; readonly at: string; readonly words: string } | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;

  function take(): void {
    clearTimeout(resting);
    if (latest === null || latest.words === taken) return;
    const { typed, at, words } = latest;
    taken = words;
    keepCopy({ owner, text, at, typed }).catch(() => {
      if (!hasFailed) onFailed();
      hasFailed = true;
    });
  }

  const takeWhenHidden = () => {
    if (document.visibilityState === 'hidden') take();
  };
  document.addEventListener('visibilitychange', takeWhenHidden);

  return {
    note({ typed, at }) {
      const words = writing(typed);
      // What makes way for another text all at once is not left behind uncopied.
      if (latest !== null && lettersBetween(latest.words, words) >= much) take();
      latest = { typed, at, words };
      clearTimeout(resting);
      if (lettersBetween(taken, words) >= much) take();
      else resting = setTimeout(take, restMs);
    },
    stop() {
      document.removeEventListener('visibilitychange', takeWhenHidden);
      take();
    },
  };
}

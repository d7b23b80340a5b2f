import { type Autosave, type LocalDraft, type Needs, startAutosave, type There } from './autosave.ts';
import type { LocalDrafts } from './local-drafts.ts';

interface Opening<Typed, Version, Facts> extends Omit<Needs<Typed, Version, Facts>, 'localDraft'> {
  readonly localDrafts: LocalDrafts<Typed, Version>;
  /** By which this browser knows the text. */
  readonly ref: () => string;
  /** Told whenever something was kept here. */
  readonly onKept?: (copy: LocalDraft<Typed, Version>) => void;
}

/** A text as the server has it, and upon it what this browser still holds. */
export function openDesk<Typed extends object, Version, Facts>(
  there: There<Typed, Version, Facts>,
  { localDrafts, ref, onKept, ...needs }: Opening<Typed, Version, Facts>,
): Autosave<Typed, Version, Facts> {
  const { writing } = needs.kind;
  const copy = localDrafts.find(ref());
  const isNewer = (at: string) => (localDrafts.find(ref())?.at ?? '') > at;
  const autosave: Autosave<Typed, Version, Facts> = startAutosave(there, {
    ...needs,
    localDraft: {
      // Another tab may have kept more by now.
      keep(kept) {
        onKept?.(kept);
        return isNewer(kept.at) || localDrafts.keep(ref(), kept);
      },
      drop(at) {
        if (!isNewer(at)) localDrafts.drop(ref());
      },
    },
  });
  if (copy === null) return autosave;
  // Saved upon its own version, so that a text which somebody changed meanwhile is noticed and not overwritten.
  if (writing(copy.typed) !== writing(there.typed)) autosave.bringBack(copy);
  else localDrafts.drop(ref());
  return autosave;
}

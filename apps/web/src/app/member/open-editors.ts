/** What whoever logs out has to know of a text that is open on the page. */
export interface OpenEditor {
  readonly flush: () => Promise<boolean>;
  /** The server has what is typed, or this browser. */
  readonly isSafe: () => boolean;
  /** From now on nothing of it is kept or sent. */
  readonly abandon: () => void;
}

/** The texts that are open on this page. */
export const openEditors = new Set<OpenEditor>();

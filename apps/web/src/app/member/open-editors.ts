/** A text that is open in an editor, as far as logging out needs to know it. */
export interface OpenEditor {
  readonly flush: () => Promise<boolean>;
  /** On the server or in this browser. */
  readonly isSafe: () => boolean;
  /** Stops saving and deletes the local draft. */
  readonly abandon: () => void;
}

export const openEditors = new Set<OpenEditor>();

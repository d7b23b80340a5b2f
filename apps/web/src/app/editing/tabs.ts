import type { LocalDraft } from './autosave.ts';

/** The other tabs of this browser that have the same text open. */
export interface Tabs<Copy> {
  readonly tell: (copy: Copy) => void;
  readonly hear: (listener: (copy: Copy) => void) => () => void;
}

/** One person has several tabs and one pair of hands: what is typed in one of them stands in the others at once. */
export function tabsWith<Typed, Version>(name: () => string): Tabs<LocalDraft<Typed, Version>> {
  interface Message {
    readonly name: string;
    readonly copy: LocalDraft<Typed, Version>;
  }
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('wayfare-desk');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    tell: (copy) => channel?.postMessage({ name: name(), copy } satisfies Message),
    hear(listener) {
      const hear = ({ data }: MessageEvent<Message>) => {
        if (data.name === name()) listener(data.copy);
      };
      channel?.addEventListener('message', hear);
      return () => {
        channel?.removeEventListener('message', hear);
        channel?.close();
      };
    },
  };
}

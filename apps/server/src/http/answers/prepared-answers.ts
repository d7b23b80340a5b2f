import type { StoredJson } from './stored-json.ts';

/** Answers that many will ask for, ready to go out for as long as what they were made of is the same. */
export interface PreparedAnswers {
  /** `state` names what the answer is made of: with another one, everything prepared before is dropped. */
  find(state: string, key: string, prepare: () => Promise<StoredJson>): Promise<StoredJson>;
}

interface Held {
  readonly answer: Promise<StoredJson>;
  /** 0 while it is being prepared. */
  bytes: number;
}

/** Those not asked for the longest give way to others, so that memory stays bounded. */
export function preparedAnswers({ mostBytes }: { readonly mostBytes: number }): PreparedAnswers {
  let madeOf = '';
  let bytes = 0;
  const held = new Map<string, Held>();

  const drop = (key: string, entry: Held): void => {
    if (held.get(key) !== entry) return;
    held.delete(key);
    bytes -= entry.bytes;
  };

  const weigh = async (key: string, entry: Held): Promise<void> => {
    try {
      const stored = await entry.answer;
      if (held.get(key) !== entry) return;
      entry.bytes = stored.bytes;
      bytes += entry.bytes;
      for (const [oldestKey, oldest] of held) {
        if (bytes <= mostBytes) return;
        drop(oldestKey, oldest);
      }
    } catch {
      // Whoever asked is told; the next one tries again.
      drop(key, entry);
    }
  };

  return {
    find(state, key, prepare) {
      if (state !== madeOf) {
        madeOf = state;
        bytes = 0;
        held.clear();
      }
      const known = held.get(key);
      const entry = known ?? { answer: prepare(), bytes: 0 };
      held.delete(key);
      held.set(key, entry);
      if (known === undefined) void weigh(key, entry);
      return entry.answer;
    },
  };
}

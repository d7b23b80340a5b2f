import { type Bookmark, listBookmarks, setBookmark, type TextRef } from '@wayfare/contracts/calls/bookmarks';
import { useMember } from '#app/member/member.tsx';
import { type Asked, type Memory, useAnswer } from '#app/member/use-query.ts';

const question = 'bookmarks';

/** What was told in this visit. */
const memory: Memory<readonly Bookmark[]> = new Map();

/** Changes go one after the other, and nobody is told what is kept while one is under way. */
let changes: Promise<unknown> = Promise.resolve();

export function useKeptTexts(): Asked<readonly Bookmark[]> {
  const { ask } = useMember();
  return useAnswer(
    question,
    async () => {
      await changes;
      return (await ask(listBookmarks, {})).bookmarks;
    },
    { memory },
  );
}

/** A part of a page that asks again is told the new state; what was told before is shown to nobody. */
export function useSetBookmark(): (text: TextRef, isBookmarked: boolean) => Promise<void> {
  const { ask } = useMember();
  return (text, isBookmarked) => {
    const before = changes;
    const change = async () => {
      await before;
      await ask(setBookmark, { body: { text, isBookmarked } });
      memory.delete(question);
    };
    const changing = change();
    changes = changing.catch(() => {});
    return changing;
  };
}

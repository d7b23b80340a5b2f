import { listPosts, nextPageAfter, postsIn } from '@wayfare/contracts/calls/blog';
import type { ListedPost } from '@wayfare/contracts/calls/post';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { type Member, useMember } from '../member.tsx';
import { isBlogAdmin } from './blog-admin.ts';
import { reasonOf } from './reason-of.ts';

interface Heard {
  readonly posts: readonly ListedPost[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
}

export type FoundPosts =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | ({ readonly status: 'known'; readonly isGoingOn: boolean } & Heard);

export interface Posts {
  readonly found: FoundPosts;
  readonly askAgain: () => void;
  /** Brings the posts before those that are here. */
  readonly goOn: () => void;
}

/** Whoever comes back from a post finds the list at once, and where it was left; what is new comes a moment later. */
let lastHeard: Heard | null = null;

/** Newest first. To an admin the whole list comes, page by page, so that no draft is missing. */
export function usePosts(): Posts {
  const member = useMember();
  const [found, setFound] = useState<FoundPosts>(() =>
    lastHeard === null ? { status: 'loading' } : { status: 'known', isGoingOn: false, ...lastHeard },
  );
  const newest = useRef(0);

  const load = useCallback(
    async (from: Heard | null) => {
      newest.current += 1;
      const mine = newest.current;
      try {
        let heard = await pageAfter(member, from);
        while (isBlogAdmin(member.person) && heard.next !== null) heard = await pageAfter(member, heard);
        if (mine !== newest.current) return;
        lastHeard = heard;
        setFound({ status: 'known', isGoingOn: false, ...heard });
      } catch (error) {
        if (mine === newest.current) setFound({ status: 'failed', message: reasonOf(error) });
      }
    },
    [member],
  );

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set when the answer has come
    void load(null);
    return () => {
      newest.current += 1;
    };
  }, [load]);

  return {
    found,
    askAgain: () => {
      setFound({ status: 'loading' });
      void load(null);
    },
    goOn: () => {
      if (found.status !== 'known' || found.isGoingOn) return;
      setFound({ ...found, isGoingOn: true });
      void load(found);
    },
  };
}

async function pageAfter({ ask, config, person }: Member, heard: Heard | null): Promise<Heard> {
  const query = heard?.next == null ? {} : { after: heard.next };
  const answer = isBlogAdmin(person)
    ? await ask(listPosts, { query })
    : await call(listPosts, { query }, { config });
  const page = postsIn(answer);
  const known = new Set(heard?.posts.map(({ id }) => id));
  const more = page.filter(({ id }) => !known.has(id));
  return {
    posts: [...(heard?.posts ?? []), ...more].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    // A service that knows no pages answers the same posts again.
    next: more.length === 0 ? null : nextPageAfter(page),
  };
}

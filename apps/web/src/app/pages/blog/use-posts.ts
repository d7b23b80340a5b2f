import { getNextCursor, listPosts, unwrapPosts } from '@wayfare/contracts/calls/blog';
import type { ListedPost } from '@wayfare/contracts/calls/post';
import { canEditPosts } from '@wayfare/contracts/rules/policies';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { type Member, useMember } from '#app/member/member.tsx';
import { type Answer, type Memory, useAnswer } from '#app/member/use-query.ts';

interface ListedPosts {
  readonly posts: readonly ListedPost[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
}

export interface Posts {
  readonly answer: Answer<ListedPosts>;
  readonly isGoingOn: boolean;
  readonly askAgain: () => void;
  /** Brings the posts before those that are here. */
  readonly goOn: () => void;
}

const theNewest = 'the newest';

/** Whoever comes back from a post finds the list at once, and where it was left; what is new comes a moment later. */
const memory: Memory<ListedPosts> = new Map();

/** Newest first. To an admin the whole list comes, page by page, so that no draft is missing. */
export function usePosts(): Posts {
  const member = useMember();
  const [from, setFrom] = useState<ListedPosts | null>(null);
  const { answer, askAgain } = useAnswer(from?.next ?? theNewest, () => postsAfter(member, from), {
    memory,
    staysAfter: () => false,
  });
  const isGoingOn = from !== null && answer.status === 'asking';
  return {
    answer: isGoingOn ? { status: 'known', value: from } : answer,
    isGoingOn,
    askAgain: from === null ? askAgain : () => setFrom(null),
    goOn: () => {
      if (answer.status === 'known') setFrom(answer.value);
    },
  };
}

async function postsAfter(member: Member, from: ListedPosts | null): Promise<ListedPosts> {
  let list = await pageAfter(member, from);
  while (canEditPosts(member.person) && list.next !== null) list = await pageAfter(member, list);
  memory.set(theNewest, list);
  return list;
}

async function pageAfter({ ask, config, person }: Member, list: ListedPosts | null): Promise<ListedPosts> {
  const query = list?.next == null ? {} : { after: list.next };
  const answer = canEditPosts(person)
    ? await ask(listPosts, { query })
    : await call(listPosts, { query }, { config });
  const page = unwrapPosts(answer);
  const known = new Set(list?.posts.map(({ id }) => id));
  const more = page.filter(({ id }) => !known.has(id));
  return {
    posts: [...(list?.posts ?? []), ...more].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    // A service that knows no pages answers the same posts again.
    next: more.length === 0 ? null : getNextCursor(page),
  };
}

import { type SearchResponse, searchTexts } from '@wayfare/contracts/calls/search';
import { useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import { type Memory, useAnswer } from '#app/member/use-query.ts';
import { type AskedSearch, addressOf, queryOf } from '#texts/search-query.ts';

/** Whoever comes back from a text finds the list as it was left. */
const memory: Memory<SearchResponse> = new Map();

interface GoingOn {
  readonly address: string;
  readonly list: SearchResponse;
}

/** What was found, page after page. While something else is looked for, what was found last stays in sight. */
export function useFoundTexts(asked: AskedSearch) {
  const { ask } = useMember();
  const [from, setFrom] = useState<GoingOn | null>(null);
  const [last, setLast] = useState<SearchResponse | null>(null);
  const address = addressOf(asked);
  const list = from?.address === address ? from.list : null;
  const isAsked = asked.q.trim() !== '';
  const { answer, askAgain } = useAnswer(
    isAsked ? `${address} ${list?.next ?? ''}` : null,
    async () => {
      const page = await ask(searchTexts, {
        query: { ...queryOf(asked), ...(list?.next == null ? {} : { after: list.next }) },
      });
      if (list === null) return asLeft(memory.get(`${address} `), page);
      const all = { ...list, items: [...list.items, ...page.items], next: page.next };
      memory.set(`${address} `, all);
      return all;
    },
    { memory, staysAfter: () => false },
  );
  if (answer.status === 'known' && answer.value !== last) setLast(answer.value);
  return {
    found: !isAsked
      ? null
      : answer.status === 'known'
        ? answer.value
        : answer.status === 'asking'
          ? last
          : null,
    error: isAsked && answer.status === 'failed' ? answer.error : null,
    isAsking: isAsked && answer.status === 'asking',
    isGoingOn: list !== null && answer.status === 'asking',
    askAgain: list === null ? askAgain : () => setFrom(null),
    goOn: () => {
      if (answer.status === 'known') setFrom({ address, list: answer.value });
    },
  };
}

/** Where the beginning is the same still, the list stays as long as it was. */
function asLeft(known: SearchResponse | undefined, page: SearchResponse): SearchResponse {
  const isSame = page.items.every(
    ({ kind, slug }, at) => known?.items[at]?.kind === kind && known.items[at].slug === slug,
  );
  return known !== undefined && isSame && known.items.length > page.items.length ? known : page;
}

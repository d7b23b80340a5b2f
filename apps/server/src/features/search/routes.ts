import { searchTexts } from '@wayfare/contracts/calls/search';
import { minutes } from '@wayfare/contracts/rules/durations';
import { mayReadHomilies } from '@wayfare/contracts/rules/policies/homily';
import { mayReadPosts } from '@wayfare/contracts/rules/policies/post';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Database } from '#adapters/db/database.ts';
import type { Bearer, Identity } from '#adapters/identity/identity.ts';
import { ofOnePerson } from '#http/answers/of-one-person.ts';
import type { Limits } from '#http/guards/limit.ts';
import { askerOf, findMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import type { AnswerSearch } from './answer-search.ts';
import type { SearchKind } from './entries.ts';

export interface SearchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'verifyToken' | 'isInGroup'>;
  readonly isSubscriber: (sub: string) => Promise<boolean>;
  readonly limits: Limits;
  readonly timeZone: string;
  readonly answerSearch: AnswerSearch;
}

/** A parish may share an address. */
export const searchesOfNetwork = { name: 'search', uses: 120, windowMs: minutes(1) };

/** Everything below /api/search. */
export function searchRoutes(app: FastifyInstance, deps: SearchDeps): void {
  const { identity, limits } = deps;
  const kindsOf = async (caller: Bearer | null): Promise<SearchKind[]> => {
    const asker = askerOf(deps, caller);
    const [homilies, posts] = [await mayReadHomilies(asker), await mayReadPosts(asker)];
    return [...(homilies ? (['homily'] as const) : []), ...(posts ? (['post'] as const) : [])];
  };
  route(app, searchTexts, {
    guards: { limit: limits.perNetwork(searchesOfNetwork), caller: findMember(identity) },
    handler: async ({ query, found, reply }) => {
      ofOnePerson(reply);
      return deps.answerSearch(query, await kindsOf(found.caller));
    },
  });
}

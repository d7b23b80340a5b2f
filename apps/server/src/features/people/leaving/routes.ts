import { deleteMyAccount, downloadMyData } from '@wayfare/contracts/calls/account';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { FastifyInstance } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import { problem } from '#http/answers/problems.ts';
import { anHour } from '#http/guards/limit.ts';
import { requireRecentSignIn } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import type { AccountDeps } from '../account-deps.ts';
import { deleteAccount } from './delete-account.ts';
import { myData } from './my-data.ts';

const downloads = anHour('my-data', 20);
const deletions = anHour('delete-account', 20);

export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { identity, limits } = deps;
  const member = requireRecentSignIn(identity, deps.clock);
  const accountOf = async ({ sub }: Bearer) => {
    const account = await identity.findBySub(sub);
    if (account === null) throw problem('authentication_required');
    return account;
  };
  route(app, downloadMyData, {
    guards: { member, limit: limits.perNetwork(downloads) },
    handler: async ({ found, reply }) => {
      reply.headers({ 'cache-control': 'private, no-store', vary: 'Authorization' });
      return myData(deps, await accountOf(found.member));
    },
  });
  route(app, deleteMyAccount, {
    guards: { member, limit: limits.perNetwork(deletions) },
    handler: async ({ body, found }) => {
      const account = await accountOf(found.member);
      if (canonicalEmail(body.email) !== canonicalEmail(account.email)) throw problem('account_mismatch');
      await deleteAccount(deps, account);
      return {};
    },
  });
}

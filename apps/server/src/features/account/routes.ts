import { deleteMyAccount, downloadMyData } from '@wayfare/contracts/calls/account';
import { confirmsDeletion } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import { exportNotes } from '#features/bookmarks/note-queries.ts';
import { requireRecentSignIn } from '#http/guards/member.ts';
import { perHour } from '#http/guards/rate-limit.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { type AccountDeps, deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { streamJson } from './stream-json.ts';

const downloadLimit = perHour('my-data', 20);
const deletionLimit = perHour('delete-account', 20);

/** Everything below /api/auth that concerns an existing account. */
export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { identity, limits } = deps;
  const member = requireRecentSignIn(identity, deps.clock);
  const getAccount = async ({ sub }: Bearer) => {
    const account = await identity.findBySub(sub);
    if (account === null) throw problem('authentication_required');
    return account;
  };
  route(app, downloadMyData, { member, limit: limits.perNetwork(downloadLimit) }, async ({ auth }) => {
    const account = await getAccount(auth.member);
    // Notes are added here and not by exportData, because operators also use that and must not see notes.
    return streamJson(await exportData(deps, account), 'notes', exportNotes(deps, account.sub));
  });
  route(app, deleteMyAccount, { member, limit: limits.perNetwork(deletionLimit) }, async ({ body, auth }) => {
    const account = await getAccount(auth.member);
    if (!confirmsDeletion(account, body.email)) throw problem('account_mismatch');
    await deleteAccount(deps, account);
    return {};
  });
}

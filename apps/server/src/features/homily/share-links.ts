import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import * as calls from '@wayfare/contracts/calls/share-link';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { addTime, days } from '@wayfare/contracts/rules/durations';
import { maxShareLinksPerDay, shareLinkDays } from '@wayfare/contracts/rules/share-link';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#adapters/db/database.ts';
import type { AppDeps } from '#app-deps.ts';
import { toSafeName } from '#emails/text.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { requireMember } from '#http/guards/member.ts';
import { formatWait } from '#http/guards/rate-limit.ts';
import { route } from '#http/guards/route.ts';
import { HttpProblem, problem } from '#http/responses/problems.ts';
import { createToken, hashToken } from '#secret-token.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { findHomily, todayIn } from './homily-queries.ts';
import { readHomily } from './read-homily.ts';
import { findOldestOfDailyLimit, findShareLink, insertShareLink, lockSharing } from './share-link-queries.ts';

export interface ShareLinkDeps extends HomilyDeps, Pick<AppDeps, 'limits' | 'publicUrl'> {
  /** Setting. If false, no links can be created and existing ones are closed. */
  readonly canShare: boolean;
}

export const sharedDayPath = '/day';

/** The caller has already checked access. */
async function createShareLink(
  deps: ShareLinkDeps,
  sub: string,
  { date, message }: { readonly date: string; readonly message: string },
) {
  const { db, clock, identity, timeZone, publicUrl } = deps;
  const now = clock.now();
  if (date > todayIn(timeZone, clock)() || (await findHomily(db, date)) === null)
    throw problem('homily_not_found');
  // Only the first name is shown to the recipient.
  const [name = ''] = (toSafeName((await identity.findBySub(sub))?.name) ?? '').split(/\s+/);
  const token = createToken(128);
  const expiresAt = addTime(now, days(shareLinkDays));
  await db.transaction(async (tx) => {
    const personId = await getOrCreatePerson(tx, sub, now);
    await lockSharing(tx, personId);
    await checkDailyLimit(tx, personId, now);
    const tokenHash = hashToken(token);
    await insertShareLink(tx, { date, message, createdAt: now, expiresAt }, { personId, name, tokenHash });
  });
  return { url: `${publicUrl}${sharedDayPath}/${token}`, expiresOn: toCalendarDate(expiresAt, timeZone) };
}

async function checkDailyLimit(db: Db, personId: string, now: Date): Promise<void> {
  const oldest = await findOldestOfDailyLimit(db, personId, now);
  if (oldest === null) return;
  const seconds = Math.max(1, Math.ceil((addTime(oldest, days(1)).getTime() - now.getTime()) / 1_000));
  throw problem('too_many_requests', {
    message: `You can share ${maxShareLinksPerDay} pages in a day. Please wait ${formatWait(seconds)}.`,
    retryAfterSeconds: seconds,
  });
}

interface OpenShareLink {
  readonly status: 'open';
  /** Empty if the sender has no name that can be shown. */
  readonly name: string;
  readonly message: string;
  readonly expiresOn: string;
  readonly homily: ReadHomily;
}

/** `closed` if the link exists and no longer opens, `unknown` if it does not exist. */
type ShareLinkResult = OpenShareLink | { readonly status: 'closed' | 'unknown' };

const tokenShape = /^[\w-]{22}$/;

/**
 * The current text of the day. The link is closed if the homily is unpublished, or if the sender has no subscription
 * or is disabled. Opening a link is not recorded.
 */
export async function openShareLink(deps: ShareLinkDeps, token: string): Promise<ShareLinkResult> {
  const { db, clock, identity, timeZone, isSubscriber, canShare } = deps;
  if (!tokenShape.test(token)) return { status: 'unknown' };
  const link = await findShareLink(db, hashToken(token));
  if (link === null) return { status: 'unknown' };
  const { date, message, name, expiresAt, sub } = link;
  if (!canShare || clock.now() >= expiresAt || sub === null || !(await isSubscriber(sub)))
    return { status: 'closed' };
  const sender = await identity.findBySub(sub);
  if (sender === null || !sender.isEnabled) return { status: 'closed' };
  const homily = await readHomily(deps, date, todayIn(timeZone, clock)()).catch((error: unknown) => {
    if (error instanceof HttpProblem && error.code === 'homily_not_found') return null;
    throw error;
  });
  return homily === null
    ? { status: 'closed' }
    : { status: 'open', name, message, homily, expiresOn: toCalendarDate(expiresAt, timeZone) };
}

export function shareLinkRoutes(app: FastifyInstance, deps: ShareLinkDeps): void {
  route(app, calls.createShareLink, { member: requireMember(deps.identity) }, async ({ body, auth }) => {
    if (!deps.canShare) throw problem('sharing_off');
    // Editors can read without a subscription, but only subscribers can share.
    if (!(await deps.isSubscriber(auth.member.sub))) throw problem('subscription_required');
    return createShareLink(deps, auth.member.sub, body);
  });
}

import { type Engine, readOnly } from '#engine/engine.ts';
import { days, type Tx, toDate } from '#engine/tx.ts';
import type { Session } from '#objects/objects.ts';
import { findObject, getHidden } from '#store/object-queries.ts';

/** Amounts are in cents. */
export type SessionView = Awaited<ReturnType<typeof viewOpenSession>>;

export type LineView = SessionView['lines'][number];

export type SessionResult =
  | { readonly kind: 'open'; readonly session: SessionView }
  | { readonly kind: 'complete'; readonly redirectUrl: string }
  | { readonly kind: 'expired'; readonly cancelUrl: string | null }
  | { readonly kind: 'unknown' };

/** The data of the payment page. */
export const viewSession = (engine: Engine, id: string): Promise<SessionResult> =>
  readOnly(engine, async (tx) => {
    const session = await findObject(tx.sql, 'checkout.session', id);
    if (session === null) return { kind: 'unknown' };
    if (session.status === 'complete') return { kind: 'complete', redirectUrl: toRedirectUrl(session) };
    if (session.status === 'expired' || session.expires_at <= tx.now) {
      return { kind: 'expired', cancelUrl: session.cancel_url };
    }
    return { kind: 'open', session: await viewOpenSession(tx, session) };
  });

export const toRedirectUrl = ({ success_url: url, id }: Session): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** The end of a trial that begins now. */
export const getTrialEnd = (trialDays: number | null, now: number): number | null =>
  trialDays === null ? null : now + days(trialDays);

async function viewOpenSession(tx: Tx, session: Session) {
  const { lines, trialDays } = await getHidden(tx.sql, 'checkout.session', session.id);
  const customer = await findObject(tx.sql, 'customer', session.customer);
  const trialEnd = getTrialEnd(trialDays, tx.now);
  const views = lines.map(({ description, price, quantity }) => ({
    name: description,
    quantity,
    amount: price.unit_amount * quantity,
    /** Null for a one-time line. */
    recurring: price.recurring,
  }));
  const recurring = views.filter((line) => line.recurring !== null);
  const interval = recurring[0]?.recurring;
  if (interval === undefined || interval === null) throw new Error(`${session.id} has no recurring line.`);
  return {
    id: session.id,
    lines: views,
    dueToday: session.amount_total,
    /** The recurring charge; `from` is its first time. */
    dueLater: {
      amount: recurring.reduce((sum, { amount }) => sum + amount, 0),
      recurring: interval,
      from: toDate(trialEnd ?? tx.now),
    },
    trialEnd: trialEnd === null ? null : toDate(trialEnd),
    trialDays,
    email: customer?.email ?? null,
    cancelUrl: session.cancel_url,
  };
}

/** The origin that the payment page redirects to. */
export async function findSuccessOrigin({ database }: Engine, id: string): Promise<string | null> {
  const session = await findObject(database, 'checkout.session', id);
  return session === null ? null : new URL(session.success_url).origin;
}

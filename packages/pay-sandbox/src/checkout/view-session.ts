import { days } from '#lifecycle/period.ts';
import type { Recurring } from '#objects/billing.ts';
import type { Hidden, LineItem, Session, SubmitType } from '#objects/objects.ts';
import { findObject, getHidden } from '#store/object-queries.ts';
import { type Engine, look } from '#work/engine.ts';
import type { Work } from '#work/work.ts';

export interface LineView {
  readonly name: string;
  readonly description: string | null;
  readonly quantity: number;
  /** In the currency's smallest unit, all of the quantity, each time it is charged. */
  readonly amount: number;
  /** Null for what is paid once. */
  readonly recurring: Recurring | null;
}

export interface SessionView {
  readonly id: string;
  readonly currency: string;
  readonly lines: readonly LineView[];
  readonly dueToday: number;
  /** What recurs, each time; with the first time it is charged. */
  readonly dueLater: { readonly amount: number; readonly recurring: Recurring; readonly from: Date };
  /** Null without a trial. */
  readonly trialEnd: Date | null;
  readonly trialDays: number | null;
  /** Prefilled; cannot be edited where the customer is known already. */
  readonly email: string | null;
  readonly isEmailFixed: boolean;
  readonly cancelUrl: string | null;
  readonly expiresAt: Date;
  /** What the button says; what fits best where it is left to us. */
  readonly submitType: SubmitType;
  /** What stands beside the button, if anything, and what beneath. */
  readonly submitText: string | null;
  readonly afterSubmitText: string | null;
}

export type SessionSight =
  | { readonly kind: 'open'; readonly session: SessionView }
  | { readonly kind: 'complete'; readonly redirectUrl: string }
  | { readonly kind: 'expired'; readonly cancelUrl: string | null }
  | { readonly kind: 'unknown' };

/** What a hosted payment page shows. */
export function viewSession(engine: Engine, id: string): Promise<SessionSight> {
  return look(engine, async (work) => {
    const session = await findObject(work.sql, 'checkout.session', id);
    if (session === null) return { kind: 'unknown' };
    if (session.status === 'complete') return { kind: 'complete', redirectUrl: redirectUrlOf(session) };
    if (session.status === 'expired' || session.expires_at <= work.now) {
      return { kind: 'expired', cancelUrl: session.cancel_url };
    }
    return { kind: 'open', session: await viewOpen(work, session) };
  });
}

/** Only the braces that we know are replaced; all else of the address is the host's. */
export const redirectUrlOf = ({ success_url: url, id }: Session): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** When the trial of a subscription that begins now would end. */
export const trialEndOf = ({ trialDays, trialEnd }: Hidden['checkout.session'], now: number): number | null =>
  trialEnd ?? (trialDays === null ? null : now + days(trialDays));

async function viewOpen(work: Work, session: Session): Promise<SessionView> {
  const hidden = await getHidden(work.sql, 'checkout.session', session.id);
  const customer =
    session.customer === null ? null : await findObject(work.sql, 'customer', session.customer);
  const { now } = work;
  const trialEnd = trialEndOf(hidden, now);
  const views: LineView[] = [];
  for (const line of hidden.lines) views.push(await viewLine(work, line));
  const recurring = views.filter((line) => line.recurring !== null);
  const interval = recurring[0]?.recurring;
  if (interval === undefined || interval === null) throw new Error(`Nothing recurs in ${session.id}.`);
  const email = customer?.email ?? session.customer_email;
  return {
    id: session.id,
    currency: session.currency,
    lines: views,
    dueToday: session.amount_total,
    dueLater: {
      amount: recurring.reduce((sum, { amount }) => sum + amount, 0),
      recurring: interval,
      from: new Date((trialEnd ?? now) * 1_000),
    },
    trialEnd: trialEnd === null ? null : new Date(trialEnd * 1_000),
    trialDays: trialEnd === null ? null : Math.round((trialEnd - now) / days(1)),
    email,
    isEmailFixed: customer?.email !== undefined && customer.email !== null,
    cancelUrl: session.cancel_url,
    expiresAt: new Date(session.expires_at * 1_000),
    submitType: session.submit_type ?? 'auto',
    submitText: session.custom_text?.submit?.message ?? null,
    afterSubmitText: session.custom_text?.after_submit?.message ?? null,
  };
}

async function viewLine(work: Work, { description, price, quantity }: LineItem): Promise<LineView> {
  const product = await findObject(work.sql, 'product', price.product);
  const { recurring } = price;
  return {
    name: description,
    description: product?.description ?? null,
    quantity,
    amount: price.unit_amount * quantity,
    recurring:
      recurring === null ? null : { interval: recurring.interval, interval_count: recurring.interval_count },
  };
}

/** Where the buyer goes after paying, as far as a browser must know it beforehand. */
export async function findSuccessOrigin({ database }: Engine, id: string): Promise<string | null> {
  const session = await findObject(database, 'checkout.session', id);
  return session === null ? null : new URL(session.success_url).origin;
}

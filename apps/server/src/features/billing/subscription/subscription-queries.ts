import type { PlanId } from '@wayfare/contracts/rules/plans';
import { type Db, tellChange } from '#adapters/db/database.ts';
import type { ProviderSubscription } from '#adapters/payments/payments.ts';
import { accessTopic } from './access-queries.ts';

export interface KeptSubscription {
  readonly subscriptionId: string;
  readonly status: string;
  readonly plan: PlanId | null;
  readonly periodBeganAt: Date;
  readonly periodEndsAt: Date;
  readonly trialEndsAt: Date | null;
  readonly endsAt: Date | null;
}

const columns = `subscription_id as "subscriptionId", status, plan, period_began_at as "periodBeganAt",
  period_ends_at as "periodEndsAt", trial_ends_at as "trialEndsAt", ends_at as "endsAt"`;

export async function findSubscription(db: Db, personId: string): Promise<KeptSubscription | null> {
  const { rows } = await db.query<KeptSubscription>(
    `select ${columns} from subscription where person_id = $1`,
    [personId],
  );
  return rows[0] ?? null;
}

export type Change =
  | { readonly status: 'outdated' }
  | { readonly status: 'gone' }
  | {
      readonly status: 'saved';
      readonly before: KeptSubscription | null;
      readonly after: ProviderSubscription | null;
    };

/**
 * Locks the person first, so that of two at once each sees what the other left; 'gone' where there is no such person any
 * more.
 */
export async function saveSubscription(
  db: Db,
  personId: string,
  after: ProviderSubscription | null,
  askedAt: Date,
): Promise<Change> {
  const person = await db.query('select from person where person_id = $1 for update', [personId]);
  if (person.rowCount === 0) return { status: 'gone' };
  const { rows } = await db.query<KeptSubscription & { isNewer: boolean }>(
    `select ${columns}, fetched_at > $2 as "isNewer" from subscription where person_id = $1`,
    [personId, askedAt],
  );
  const [before = null] = rows;
  if (before?.isNewer) return { status: 'outdated' };
  if (after !== null) await write(db, personId, after, askedAt);
  else if (before !== null) await endWithoutTrace(db, personId, askedAt);
  await tellChange(db, accessTopic);
  return { status: 'saved', before, after };
}

async function write(db: Db, personId: string, it: ProviderSubscription, askedAt: Date): Promise<void> {
  await db.query(
    `insert into subscription (person_id, subscription_id, status, plan, period_began_at, period_ends_at,
                               trial_ends_at, ends_at, fetched_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (person_id) do update set
       subscription_id = excluded.subscription_id, status = excluded.status, plan = excluded.plan,
       period_began_at = excluded.period_began_at, period_ends_at = excluded.period_ends_at,
       trial_ends_at = excluded.trial_ends_at, ends_at = excluded.ends_at, fetched_at = excluded.fetched_at`,
    [
      personId,
      it.subscriptionId,
      it.status,
      it.plan,
      it.periodBeganAt,
      it.periodEndsAt,
      it.trialEndsAt,
      it.endsAt,
      askedAt,
    ],
  );
}

/** The provider has nothing of it any more, as after the customer was deleted there. */
async function endWithoutTrace(db: Db, personId: string, askedAt: Date): Promise<void> {
  await db.query(
    `update subscription set status = 'canceled', ends_at = least(coalesce(ends_at, $2), $2), fetched_at = $2
     where person_id = $1`,
    [personId, askedAt],
  );
}

export interface KeptOfCustomer {
  readonly customerId: string;
  readonly subscriptionId: string | null;
  readonly status: string | null;
  readonly plan: PlanId | null;
  readonly periodEndsAt: Date | null;
  readonly endsAt: Date | null;
}

export async function listKept(db: Db, customerIds: readonly string[]): Promise<KeptOfCustomer[]> {
  const { rows } = await db.query<KeptOfCustomer>(
    `select customer_id as "customerId", subscription_id as "subscriptionId", status, plan,
            period_ends_at as "periodEndsAt", ends_at as "endsAt"
     from customer left join subscription using (person_id) where customer_id = any($1)`,
    [customerIds],
  );
  return rows;
}

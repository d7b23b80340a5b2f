import type { PlanId } from '@wayfare/contracts/rules/plans';
import { type Db, findRow, findValue, hasRow, listRows, notifyChange } from '#adapters/db/database.ts';
import type { ProviderSubscription } from '#adapters/payments/payments.ts';
import { accessTopic } from './access-queries.ts';

/** A person's customer at the payment provider. */
export interface Customer {
  readonly personId: string;
  readonly customerId: string;
  readonly email: string;
  readonly name: string;
}

const customerColumns = 'person_id as "personId", customer_id as "customerId", email, name';

export const findCustomer = (db: Db, customerId: string): Promise<Customer | null> =>
  findRow<Customer>(db, `select ${customerColumns} from customer where customer_id = $1`, [customerId]);

export const findCustomerByPerson = (db: Db, personId: string): Promise<Customer | null> =>
  findRow<Customer>(db, `select ${customerColumns} from customer where person_id = $1`, [personId]);

/** If another server created a customer meanwhile, that one is returned. */
export async function saveCustomer(db: Db, customer: Customer, now: Date): Promise<Customer> {
  const { rows } = await db.query<Customer>(
    `insert into customer (person_id, customer_id, email, name, created_at) values ($1, $2, $3, $4, $5)
     on conflict (person_id) do update set name = excluded.name returning ${customerColumns}`,
    [customer.personId, customer.customerId, customer.email, customer.name, now],
  );
  const [saved] = rows;
  if (saved === undefined) throw new Error('The upsert returned no row.');
  return saved;
}

export async function replaceCustomer(db: Db, personId: string, customerId: string): Promise<void> {
  await db.query('update customer set customer_id = $2 where person_id = $1', [personId, customerId]);
}

/** Keeps the time of the first dispute. */
export async function setDisputed(db: Db, customerId: string, at: Date): Promise<void> {
  await db.query('update customer set disputed_at = coalesce(disputed_at, $2) where customer_id = $1', [
    customerId,
    at,
  ]);
}

/** The database clock orders the snapshots that several servers take. */
export async function getDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>('select clock_timestamp() as now');
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL returned no time.');
  return row.now;
}

export type StoredSubscription = Omit<ProviderSubscription, 'createdAt' | 'cardFingerprint' | 'endsUnpaid'>;

const ongoing = ['trialing', 'active', 'past_due'];

/** Not if it ended, or is `unpaid`, `paused` or `incomplete`: such a customer can subscribe again. */
export const isOngoing = ({ status }: Pick<StoredSubscription, 'status'>): boolean =>
  ongoing.includes(status);

const columns = `subscription_id as "subscriptionId", status, plan, period_started_at as "periodBeganAt",
  period_ends_at as "periodEndsAt", trial_ends_at as "trialEndsAt", ends_at as "endsAt"`;

export const findSubscription = (db: Db, personId: string): Promise<StoredSubscription | null> =>
  findRow<StoredSubscription>(db, `select ${columns} from subscription where person_id = $1`, [personId]);

export type SaveResult =
  | { readonly status: 'outdated' }
  | { readonly status: 'gone' }
  | {
      readonly status: 'saved';
      readonly before: StoredSubscription | null;
      readonly after: ProviderSubscription | null;
    };

/**
 * Stores one row per person; duplicates are seen only at the payment provider. Locks the person, so that concurrent
 * calls see each other's result. 'gone' if the person was deleted, 'outdated' if a newer snapshot is stored.
 */
export async function saveSubscription(
  db: Db,
  personId: string,
  after: ProviderSubscription | null,
  fetchedAt: Date,
): Promise<SaveResult> {
  const person = await db.query('select from person where person_id = $1 for update', [personId]);
  if (person.rowCount === 0) return { status: 'gone' };
  const { rows } = await db.query<StoredSubscription & { isNewer: boolean }>(
    `select ${columns}, fetched_at > $2 as "isNewer" from subscription where person_id = $1`,
    [personId, fetchedAt],
  );
  const [before = null] = rows;
  if (before?.isNewer) return { status: 'outdated' };
  if (after !== null) await upsertSubscription(db, personId, after, fetchedAt);
  else if (before !== null) await endMissingSubscription(db, personId, fetchedAt);
  await notifyChange(db, accessTopic);
  return { status: 'saved', before, after };
}

async function upsertSubscription(
  db: Db,
  personId: string,
  it: ProviderSubscription,
  fetchedAt: Date,
): Promise<void> {
  await db.query(
    `insert into subscription (person_id, subscription_id, status, plan, period_started_at, period_ends_at,
                               trial_ends_at, ends_at, fetched_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (person_id) do update set
       subscription_id = excluded.subscription_id, status = excluded.status, plan = excluded.plan,
       period_started_at = excluded.period_started_at, period_ends_at = excluded.period_ends_at,
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
      fetchedAt,
    ],
  );
}

/** The payment provider has no subscription, for example because the customer was deleted there. */
async function endMissingSubscription(db: Db, personId: string, fetchedAt: Date): Promise<void> {
  await db.query(
    `update subscription set status = 'canceled', ends_at = least(coalesce(ends_at, $2), $2), fetched_at = $2
     where person_id = $1`,
    [personId, fetchedAt],
  );
}

export interface CustomerSubscription {
  readonly customerId: string;
  readonly subscriptionId: string | null;
  readonly status: string | null;
  readonly plan: PlanId | null;
  readonly periodEndsAt: Date | null;
  readonly endsAt: Date | null;
}

export const listCustomerSubscriptions = (
  db: Db,
  customerIds: readonly string[],
): Promise<CustomerSubscription[]> =>
  listRows<CustomerSubscription>(
    db,
    `select customer_id as "customerId", subscription_id as "subscriptionId", status, plan,
            period_ends_at as "periodEndsAt", ends_at as "endsAt"
     from customer left join subscription using (person_id) where customer_id = any($1)`,
    [customerIds],
  );

export async function recordTrial(db: Db, addressHash: Uint8Array, now: Date): Promise<void> {
  await db.query(
    'insert into trial_email (email_hash, used_at) values ($1, $2) on conflict (email_hash) do nothing',
    [addressHash, now],
  );
}

/**
 * True if the trial of this subscription is the first one with this card. A subscription keeps its claim with another
 * card.
 */
export async function claimTrialOfCard(
  db: Db,
  {
    cardHash,
    subscriptionHash,
    now,
  }: { readonly cardHash: Uint8Array; readonly subscriptionHash: Uint8Array; readonly now: Date },
): Promise<boolean> {
  await db.query(
    `insert into trial_card (card_hash, subscription_hash, used_at)
     select $1, $2, $3 where not exists (select from trial_card where subscription_hash = $2)
     on conflict (card_hash) do nothing`,
    [cardHash, subscriptionHash, now],
  );
  return hasRow(db, 'select from trial_card where subscription_hash = $1', [subscriptionHash]);
}

export async function addRepeatedTrial(db: Db, subscriptionHash: Uint8Array, now: Date): Promise<void> {
  await db.query(
    `insert into repeated_trial (subscription_hash, canceled_at) values ($1, $2)
     on conflict (subscription_hash) do nothing`,
    [subscriptionHash, now],
  );
}

export const isRepeatedTrial = (db: Db, subscriptionHash: Uint8Array): Promise<boolean> =>
  hasRow(db, 'select from repeated_trial where subscription_hash = $1', [subscriptionHash]);

export const hadTrial = async (db: Db, personId: string, addressHash: Uint8Array): Promise<boolean> =>
  (await findValue<boolean>(
    db,
    `select exists (select from trial_email where email_hash = $2)
         or exists (select from subscription where person_id = $1) as had`,
    [personId, addressHash],
  )) ?? true;

import { applyNextMigration, createMigration } from '@wayfare/postgres/migrations';
import { lock, type Sql, type SqlDatabase } from './sql.ts';

export const migrations = [
  createMigration(
    1,
    'sandbox',
    `
  create table if not exists pay_sandbox.object (
    id text primary key,
    seq bigint generated always as identity,
    type text not null,
    data jsonb not null,
    -- What Stripe knows of an object and shows to nobody.
    hidden jsonb not null default '{}',
    is_deleted boolean not null default false,
    created_at timestamptz not null default now(),
    customer text generated always as (data ->> 'customer') stored,
    subscription text generated always as
      (coalesce(data ->> 'subscription', data #>> '{parent,subscription_details,subscription}')) stored,
    payment_intent text generated always as
      (coalesce(data ->> 'payment_intent', data #>> '{payment,payment_intent}')) stored,
    invoice text generated always as (data ->> 'invoice') stored,
    email text generated always as (lower(data ->> 'email')) stored,
    lookup_key text generated always as (data ->> 'lookup_key') stored
  );
  create index if not exists object_by_type on pay_sandbox.object (type, seq);
  create index if not exists object_by_customer on pay_sandbox.object (customer, type, seq) where customer is not null;
  create index if not exists object_by_subscription on pay_sandbox.object (subscription, type) where subscription is not null;
  create index if not exists object_by_payment_intent on pay_sandbox.object (payment_intent, type) where payment_intent is not null;
  create index if not exists object_by_invoice on pay_sandbox.object (invoice, type) where invoice is not null;
  create index if not exists object_by_email on pay_sandbox.object (email) where email is not null;
  create unique index if not exists object_by_lookup_key on pay_sandbox.object (lookup_key) where lookup_key is not null;
  create index if not exists object_by_test_clock on pay_sandbox.object ((data ->> 'test_clock'))
    where data ->> 'test_clock' is not null;

  create table if not exists pay_sandbox.clock (
    is_only boolean primary key default true check (is_only),
    ahead_ms bigint not null default 0
  );
  insert into pay_sandbox.clock default values on conflict do nothing;

  create table if not exists pay_sandbox.address (
    is_only boolean primary key default true check (is_only),
    base text not null
  );

  create table if not exists pay_sandbox.task (
    kind text not null,
    subject text not null,
    -- A test clock's id, or '' for the clock of the whole sandbox.
    clock text not null,
    due bigint not null,
    seq bigint generated always as identity,
    is_parked boolean not null default false,
    primary key (kind, subject)
  );
  create index if not exists task_by_due on pay_sandbox.task (clock, due, seq) where not is_parked;

  create table if not exists pay_sandbox.event (
    id text primary key,
    seq bigint generated always as identity,
    type text not null,
    created bigint not null,
    data jsonb not null
  );
  create index if not exists event_by_seq on pay_sandbox.event (seq);
  create index if not exists event_by_type on pay_sandbox.event (type, seq);

  create table if not exists pay_sandbox.delivery (
    id bigint generated always as identity primary key,
    event text not null references pay_sandbox.event,
    endpoint text not null,
    state text not null default 'pending' check (state in ('pending', 'delivered', 'given up')),
    attempts integer not null default 0,
    first_at timestamptz not null default now(),
    -- Not the time of the transaction: one that waited for another must come after it.
    next_at timestamptz not null default clock_timestamp()
  );
  create index if not exists delivery_by_event on pay_sandbox.delivery (event);
  create index if not exists delivery_pending on pay_sandbox.delivery (endpoint, next_at, id) where state = 'pending';

  create table if not exists pay_sandbox.attempt (
    delivery bigint not null references pay_sandbox.delivery,
    at timestamptz not null,
    status integer,
    answer text not null
  );
  create index if not exists attempt_by_delivery on pay_sandbox.attempt (delivery, at);

  create table if not exists pay_sandbox.idempotency (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body text not null,
    request_id text not null,
    at timestamptz not null default now()
  );

  create table if not exists pay_sandbox.portal_login (
    token_hash text primary key,
    customer text not null,
    expires_at timestamptz not null
  );

  drop table if exists pay_sandbox.version;
`,
  ),
  createMigration(
    2,
    'one-clock',
    `
  delete from pay_sandbox.task where clock <> '';
  delete from pay_sandbox.object where type = 'test_helpers.test_clock';
  alter table pay_sandbox.task drop column clock;
  create index task_due_idx on pay_sandbox.task (due, seq) where not is_parked;
  drop index pay_sandbox.object_by_test_clock;
`,
  ),
];

/** Makes the sandbox's own schema, or brings it up to date. Two may do it at once. */
export async function prepareTables(database: SqlDatabase): Promise<void> {
  await database.transaction(async (sql) => {
    await lock(sql, 'tables');
    await sql.query('create schema if not exists pay_sandbox');
    const plan = { ledger: 'pay_sandbox.migration', migrations };
    while ((await applyNextMigration(sql, plan)) !== null);
  });
}

/** Objects carry addresses of the sandbox's pages; where it has moved since they were made, so have they. */
export async function moveTo(sql: Sql, base: string): Promise<void> {
  await lock(sql, 'address');
  const { rows } = await sql.query<{ base: string }>('select base from pay_sandbox.address');
  const before = rows[0]?.base;
  if (before === base) return;
  await sql.query(
    `insert into pay_sandbox.address (base) values ($1) on conflict (is_only) do update set base = excluded.base`,
    [base],
  );
  if (before === undefined) return;
  await sql.query(
    `update pay_sandbox.object set data = replace(data::text, $1, $2)::jsonb
     where type = any($3) and strpos(data::text, $1) > 0`,
    [
      `"${before}/`,
      `"${base}/`,
      ['checkout.session', 'invoice', 'billing_portal.session', 'billing_portal.configuration'],
    ],
  );
}

import { applyNextMigration, createMigration } from '@wayfare/postgres/migrations';
import { lock, type Sql, type SqlDatabase } from './sql.ts';

export const migrations = [
  createMigration(
    1,
    'objects',
    `
  create table pay_sandbox.object (
    id text primary key,
    seq bigint generated always as identity,
    type text not null,
    data jsonb not null,
    -- Data that the API does not return, such as the number of a card.
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
  create index object_type_seq_idx on pay_sandbox.object (type, seq);
  create index object_event_type_idx on pay_sandbox.object ((data ->> 'type'), seq) where type = 'event';
  create index object_event_created_idx on pay_sandbox.object (((data -> 'created')::bigint)) where type = 'event';
  create index object_customer_type_seq_idx on pay_sandbox.object (customer, type, seq) where customer is not null;
  create index object_subscription_type_idx on pay_sandbox.object (subscription, type) where subscription is not null;
  create index object_payment_intent_type_idx on pay_sandbox.object (payment_intent, type)
    where payment_intent is not null;
  create index object_invoice_type_idx on pay_sandbox.object (invoice, type) where invoice is not null;
  create index object_email_idx on pay_sandbox.object (email) where email is not null;
  create unique index object_lookup_key_idx on pay_sandbox.object (lookup_key) where lookup_key is not null;

  create table pay_sandbox.clock (
    is_only boolean primary key default true check (is_only),
    offset_ms bigint not null default 0
  );
  insert into pay_sandbox.clock default values;

  create table pay_sandbox.base_url (
    is_only boolean primary key default true check (is_only),
    url text not null
  );

  create table pay_sandbox.task (
    kind text not null,
    subject text not null,
    due bigint not null,
    seq bigint generated always as identity,
    has_failed boolean not null default false,
    primary key (kind, subject)
  );
  create index task_due_seq_idx on pay_sandbox.task (due, seq) where not has_failed;

  create table pay_sandbox.delivery (
    id bigint generated always as identity primary key,
    event text not null references pay_sandbox.object,
    endpoint text not null,
    state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
    attempt_count integer not null default 0,
    created_at timestamptz not null default now(),
    -- Not now(): a transaction that waited for another one must come after it.
    next_attempt_at timestamptz not null default clock_timestamp()
  );
  create index delivery_endpoint_next_attempt_at_id_idx on pay_sandbox.delivery (endpoint, next_attempt_at, id)
    where state = 'pending';

  create table pay_sandbox.saved_response (
    key text primary key,
    fingerprint text not null,
    body text not null,
    request_id text not null,
    created_at timestamptz not null default now()
  );
`,
  ),
];

/** Creates or updates the schema. Several processes may do it at once. */
export async function migrate(database: SqlDatabase): Promise<void> {
  await database.transaction(async (sql) => {
    await lock(sql, 'tables');
    await sql.query('create schema if not exists pay_sandbox');
    const plan = { ledger: 'pay_sandbox.migration', migrations };
    while ((await applyNextMigration(sql, plan)) !== null);
  });
}

/** Objects contain addresses of the sandbox's pages. Updates them if the port has changed. */
export async function updateBaseUrl(sql: Sql, base: string): Promise<void> {
  await lock(sql, 'address');
  const { rows } = await sql.query<{ url: string }>('select url from pay_sandbox.base_url');
  const before = rows[0]?.url;
  if (before === base) return;
  await sql.query(
    `insert into pay_sandbox.base_url (url) values ($1) on conflict (is_only) do update set url = excluded.url`,
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

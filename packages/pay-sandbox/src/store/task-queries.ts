import type { Sql } from './sql.ts';

export const taskKinds = [
  'session.expire',
  'subscription.remind',
  'subscription.upcoming',
  'subscription.turn',
  'invoice.finalize',
  'invoice.retry',
  'dispute.close',
] as const;

export type TaskKind = (typeof taskKinds)[number];

/** Something that is due at a time of the sandbox's clock. */
export interface Task {
  readonly kind: TaskKind;
  readonly subject: string;
  readonly due: number;
}

/** There is one task of a kind for a thing: a new time takes the place of the old one. */
export async function setTask(sql: Sql, { kind, subject, due }: Task): Promise<void> {
  await sql.query(
    `insert into pay_sandbox.task (kind, subject, due) values ($1, $2, $3)
     on conflict (kind, subject) do update set due = excluded.due, is_parked = false`,
    [kind, subject, due],
  );
}

export async function dropTask(sql: Sql, kind: TaskKind, subject: string): Promise<void> {
  await sql.query('delete from pay_sandbox.task where kind = $1 and subject = $2', [kind, subject]);
}

export async function findNextTask(sql: Sql): Promise<Task | null> {
  const { rows } = await sql.query<Task>(
    `select kind, subject, due::float8 as due from pay_sandbox.task
     where not is_parked order by due, seq limit 1`,
  );
  return rows[0] ?? null;
}

/** Whether it was still there, and due when we thought; it is no more. */
export async function takeTask(sql: Sql, { kind, subject, due }: Task): Promise<boolean> {
  const { rowCount } = await sql.query(
    'delete from pay_sandbox.task where kind = $1 and subject = $2 and due = $3',
    [kind, subject, due],
  );
  return rowCount === 1;
}

/** Sets aside what cannot be done, so that all the rest goes on. */
export async function parkTask(sql: Sql, { kind, subject }: Task): Promise<void> {
  await sql.query('update pay_sandbox.task set is_parked = true where kind = $1 and subject = $2', [
    kind,
    subject,
  ]);
}

/** How far the sandbox's clock is ahead of the one on the wall. */
export async function getAheadMs(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ ahead: number }>(
    'select ahead_ms::float8 as ahead from pay_sandbox.clock',
  );
  return rows[0]?.ahead ?? 0;
}

/** Forward only. */
export async function setAheadMs(sql: Sql, ahead: number): Promise<void> {
  await sql.query('update pay_sandbox.clock set ahead_ms = greatest(ahead_ms, $1)', [Math.round(ahead)]);
}

export interface Coming {
  readonly what: TaskKind;
  readonly subject: string;
  /** Whose it is, where a customer with an address is behind it. */
  readonly email: string | null;
  readonly at: Date;
}

const tasks = `
  from pay_sandbox.task
  left join pay_sandbox.object as subject on subject.id = task.subject
  left join pay_sandbox.object as customer on customer.id = subject.customer
  where not task.is_parked`;

const row = `task.kind as what, task.subject, customer.email, to_timestamp(task.due) as at`;

/** What the sandbox's clock will bring, soonest first. */
export async function listComing(sql: Sql, limit: number): Promise<readonly Coming[]> {
  const { rows } = await sql.query<Coming>(`select ${row} ${tasks} order by task.due, task.seq limit $1`, [
    limit,
  ]);
  return rows;
}

export type Landmark = 'trial reminder' | 'trial end' | 'renewal';

const conditions: Readonly<Record<Landmark, string>> = {
  'trial reminder': `task.kind = 'subscription.remind'`,
  'trial end': `task.kind = 'subscription.turn' and subject.data ->> 'status' = 'trialing'`,
  renewal: `task.kind = 'subscription.turn' and subject.data ->> 'status' <> 'trialing'
    and subject.data ->> 'cancel_at' is null and subject.data ->> 'cancel_at_period_end' = 'false'`,
};

/** The next of what people want to see happen. */
export async function findLandmark(sql: Sql, landmark: Landmark): Promise<Coming | null> {
  const { rows } = await sql.query<Coming>(
    `select ${row} ${tasks} and ${conditions[landmark]} order by task.due, task.seq limit 1`,
  );
  return rows[0] ?? null;
}

import type { Sql } from './sql.ts';
import type { TaskKind } from './task-queries.ts';

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
  where task.clock = '' and not task.is_parked`;

const row = `task.kind as what, task.subject, customer.email, to_timestamp(task.due) as at`;

/** What the sandbox's own clock will bring, soonest first. */
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

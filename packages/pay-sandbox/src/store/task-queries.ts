import { findRow, findValue, listRows } from '@wayfare/postgres/db';
import type { Sql } from './sql.ts';

export type TaskKind =
  | 'session.expire'
  | 'subscription.trial-reminder'
  | 'subscription.announce-renewal'
  | 'subscription.end-period'
  | 'invoice.finalize'
  | 'invoice.retry'
  | 'dispute.close';

/** Something that happens at a time of the sandbox's clock. */
export interface Task {
  readonly kind: TaskKind;
  /** The id of the object. */
  readonly subject: string;
  readonly due: number;
}

/** An object has one task of each kind, so this replaces an earlier time. */
export async function setTask(sql: Sql, { kind, subject, due }: Task): Promise<void> {
  await sql.query(
    `insert into pay_sandbox.task (kind, subject, due) values ($1, $2, $3)
     on conflict (kind, subject) do update set due = excluded.due, has_failed = false`,
    [kind, subject, due],
  );
}

export async function deleteTask(sql: Sql, kind: TaskKind, subject: string): Promise<void> {
  await sql.query('delete from pay_sandbox.task where kind = $1 and subject = $2', [kind, subject]);
}

export const findNextTask = (sql: Sql): Promise<Task | null> =>
  findRow<Task>(
    sql,
    `select kind, subject, due::float8 as due from pay_sandbox.task
     where not has_failed order by due, seq limit 1`,
  );

/** Deletes the task. False if it was deleted or moved in the meantime. */
export async function claimTask(sql: Sql, { kind, subject, due }: Task): Promise<boolean> {
  const { rowCount } = await sql.query(
    'delete from pay_sandbox.task where kind = $1 and subject = $2 and due = $3',
    [kind, subject, due],
  );
  return rowCount === 1;
}

/** A failed task is skipped, so that later tasks can run. */
export async function markTaskFailed(sql: Sql, { kind, subject }: Task): Promise<void> {
  await sql.query('update pay_sandbox.task set has_failed = true where kind = $1 and subject = $2', [
    kind,
    subject,
  ]);
}

/** How far the sandbox's clock is ahead of real time. */
export const getClockOffsetMs = async (sql: Sql): Promise<number> =>
  (await findValue<number>(sql, 'select offset_ms::float8 as offset from pay_sandbox.clock')) ?? 0;

/** Never moves the clock back. */
export async function setClockOffsetMs(sql: Sql, offset: number): Promise<void> {
  await sql.query('update pay_sandbox.clock set offset_ms = greatest(offset_ms, $1)', [Math.round(offset)]);
}

export interface UpcomingTask {
  readonly kind: TaskKind;
  readonly subject: string;
  /** The customer's address, if there is one. */
  readonly email: string | null;
  readonly at: Date;
}

/** Earliest first. */
export const listUpcomingTasks = (sql: Sql, limit: number): Promise<readonly UpcomingTask[]> =>
  listRows<UpcomingTask>(
    sql,
    `select task.kind, task.subject, customer.email, to_timestamp(task.due) as at
     from pay_sandbox.task
     left join pay_sandbox.object as subject on subject.id = task.subject
     left join pay_sandbox.object as customer on customer.id = subject.customer
     where not task.has_failed order by task.due, task.seq limit $1`,
    [limit],
  );

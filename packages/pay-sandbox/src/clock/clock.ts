import { expireSession, lockSession } from '#checkout/create-session.ts';
import { type Engine, nowMs, transact } from '#engine/engine.ts';
import { type Repeater, repeat } from '#engine/repeater.ts';
import type { Tx } from '#engine/tx.ts';
import { collect } from '#lifecycle/collect.ts';
import { finalizeInvoice } from '#lifecycle/invoices.ts';
import { announceRenewal, endPeriod, remindOfTrialEnd } from '#lifecycle/renew-subscription.ts';
import { closeDispute } from '#payments/payments.ts';
import { findObject } from '#store/object-queries.ts';
import { lock, type Sql } from '#store/sql.ts';
import {
  claimTask,
  findNextTask,
  markTaskFailed,
  setClockOffsetMs,
  type Task,
  type TaskKind,
} from '#store/task-queries.ts';

type TaskAction = (tx: Tx, subject: string) => Promise<void>;

interface TaskHandler {
  /** Takes the locks of the subject. */
  readonly lock: TaskAction;
  readonly run: TaskAction;
}

const withCustomerLock = (type: 'subscription' | 'invoice', run: TaskAction): TaskHandler => ({
  run,
  async lock({ sql }, subject) {
    const object = await findObject(sql, type, subject);
    if (object !== null) await lock(sql, `customer ${object.customer}`);
  },
});

const handlers: Readonly<Record<TaskKind, TaskHandler>> = {
  'session.expire': { lock: async (tx, subject) => void (await lockSession(tx, subject)), run: expire },
  'subscription.trial-reminder': withCustomerLock('subscription', remindOfTrialEnd),
  'subscription.announce-renewal': withCustomerLock('subscription', announceRenewal),
  'subscription.end-period': withCustomerLock('subscription', endPeriod),
  'invoice.finalize': withCustomerLock('invoice', finalizeAndCollect),
  'invoice.retry': withCustomerLock('invoice', retry),
  'dispute.close': { lock: async () => {}, run: closeDispute },
};

/** Runs a task as of its due time. The holder of the lock may have deleted the task, so it is claimed after locking. */
async function runTask(outer: Tx, task: Task): Promise<void> {
  const tx = { ...outer, now: task.due };
  const handler = handlers[task.kind];
  await handler.lock(tx, task.subject);
  if (await claimTask(tx.sql, task)) await handler.run(tx, task.subject);
}

async function expire(tx: Tx, id: string): Promise<void> {
  const session = await findObject(tx.sql, 'checkout.session', id);
  if (session?.status === 'open') await expireSession(tx, session);
}

async function finalizeAndCollect(tx: Tx, id: string): Promise<void> {
  const invoice = await findObject(tx.sql, 'invoice', id);
  if (invoice?.status !== 'draft') return;
  const open = await finalizeInvoice(tx, invoice);
  if (open.status === 'open') await collect(tx, open, 'schedule');
}

async function retry(tx: Tx, id: string): Promise<void> {
  const invoice = await findObject(tx.sql, 'invoice', id);
  if (invoice?.status === 'open') await collect(tx, invoice, 'schedule');
}

/** Runs tasks as real time passes. */
export const runTasksOnTime = (engine: Engine): Repeater =>
  repeat(
    async () => {
      await runDueTasks(engine, Math.floor((await nowMs(engine)) / 1_000));
      const next = await findNextTask(engine.database);
      return next === null ? null : next.due * 1_000 - (await nowMs(engine));
    },
    (error) => engine.log.error('The due tasks could not be run.', error),
  );

/** Runs all tasks that are due by then in the order of their times, each in its own transaction. */
async function runDueTasks(engine: Engine, until: number): Promise<void> {
  while (await runNextTask(engine, until));
}

/** False if no task is due. */
async function runNextTask(engine: Engine, until: number): Promise<boolean> {
  // A transaction would wake the repeater, which would check again without end.
  const due = await findNextTask(engine.database);
  if (due === null || due.due > until) return false;
  let task: Task | null = null;
  try {
    await transact(engine, async (tx) => {
      await lock(tx.sql, 'clock');
      const next = await findNextTask(tx.sql);
      if (next === null || next.due > until) return;
      task = next;
      await moveClock(engine, tx.sql, next.due);
      await runTask(tx, next);
    });
  } catch (error) {
    if (task === null) throw error;
    await skipTask(engine, task, error);
  }
  return true;
}

async function skipTask(engine: Engine, task: Task, error: unknown): Promise<void> {
  engine.log.error(`The task ${task.kind} of ${task.subject} failed and is skipped.`, error);
  await transact(engine, ({ sql }) => markTaskFailed(sql, task));
}

/** Never moves the clock back. */
const moveClock = (engine: Engine, sql: Sql, time: number): Promise<void> =>
  setClockOffsetMs(sql, time * 1_000 - engine.wallClock().getTime());

/** Thrown if the clock cannot move there. The message is for the user. */
export class ClockRefusal extends RangeError {}

/** A limit, because every renewal on the way is executed. */
const maxAdvanceMs = 5 * 366 * 86_400_000;

/** Moves the sandbox's clock forward and runs the tasks that are due by then. */
export async function advanceClock(engine: Engine, to: Date): Promise<void> {
  const before = await nowMs(engine);
  // Also refuses an invalid date.
  if (!(to.getTime() >= before)) throw new ClockRefusal('The clock goes forward only.');
  if (to.getTime() - before > maxAdvanceMs) throw new ClockRefusal('The clock moves by five years at most.');
  const time = Math.floor(to.getTime() / 1_000);
  await runDueTasks(engine, time);
  await transact(engine, async ({ sql }) => {
    await lock(sql, 'clock');
    await moveClock(engine, sql, time);
  });
}

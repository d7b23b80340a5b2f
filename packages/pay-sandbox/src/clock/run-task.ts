import { expireSession, lockSession } from '#checkout/expire-session.ts';
import type { Tx } from '#engine/tx.ts';
import { collect } from '#lifecycle/collect.ts';
import { finalizeInvoice } from '#lifecycle/invoices.ts';
import { announceRenewal, endPeriod, remindOfTrialEnd } from '#lifecycle/renew-subscription.ts';
import { closeDispute } from '#payments/disputes.ts';
import { findObject } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';
import { claimTask, type Task, type TaskKind } from '#store/task-queries.ts';

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
export async function runTask(outer: Tx, task: Task): Promise<void> {
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

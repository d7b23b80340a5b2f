import { expire, lockSession } from '#checkout/expire-session.ts';
import { closeDispute } from '#payments/disputes.ts';
import { findObject } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';
import { type Task, type TaskKind, takeTask } from '#store/task-queries.ts';
import type { Work } from '#work/work.ts';
import { collect } from './collect.ts';
import { finalizeInvoice } from './invoices.ts';
import { announceInvoice, remindOfTrialEnd, turnSubscription } from './turn-subscription.ts';

type Step = (work: Work, subject: string) => Promise<void>;

interface Handler {
  /** Waits for whoever is at work on the same. */
  readonly prepare: Step;
  readonly run: Step;
}

const ownedBy = (type: 'subscription' | 'invoice', run: Step): Handler => ({
  run,
  async prepare({ sql }, subject) {
    const object = await findObject(sql, type, subject);
    if (object !== null) await lock(sql, `customer ${object.customer}`);
  },
});

const handlers: Readonly<Record<TaskKind, Handler>> = {
  'session.expire': {
    prepare: async (work, subject) => void (await lockSession(work, subject)),
    run: expireSession,
  },
  'subscription.remind': ownedBy('subscription', remindOfTrialEnd),
  'subscription.upcoming': ownedBy('subscription', announceInvoice),
  'subscription.turn': ownedBy('subscription', turnSubscription),
  'invoice.finalize': ownedBy('invoice', finalizeAndCollect),
  'invoice.retry': ownedBy('invoice', retry),
  'dispute.close': { prepare: async () => {}, run: closeDispute },
};

/**
 * What was due, done as of the time when it was due. The task is taken only once nobody else is at work on its
 * subject: they may have made it needless, and hold it while they do.
 */
export async function runTask(outer: Work, task: Task): Promise<void> {
  const work = { ...outer, now: task.due };
  const { prepare, run } = handlers[task.kind];
  await prepare(work, task.subject);
  if (await takeTask(work.sql, task)) await run(work, task.subject);
}

async function expireSession(work: Work, id: string): Promise<void> {
  const session = await findObject(work.sql, 'checkout.session', id);
  if (session?.status === 'open') await expire(work, session);
}

async function finalizeAndCollect(work: Work, id: string): Promise<void> {
  const invoice = await findObject(work.sql, 'invoice', id);
  if (invoice?.status !== 'draft') return;
  const open = await finalizeInvoice(work, invoice);
  if (open.status === 'open') await collect(work, open, 'timetable');
}

async function retry(work: Work, id: string): Promise<void> {
  const invoice = await findObject(work.sql, 'invoice', id);
  if (invoice?.status === 'open') await collect(work, invoice, 'timetable');
}

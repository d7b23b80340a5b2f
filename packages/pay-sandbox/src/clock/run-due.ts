import { runTask } from '#lifecycle/run-task.ts';
import { lock, type Sql } from '#store/sql.ts';
import { findNextTask, parkTask, setAheadMs, type Task } from '#store/task-queries.ts';
import { type Engine, transact } from '#work/engine.ts';

/** Does everything that is due by then, in order of time, each in a transaction of its own. */
export async function runDue(engine: Engine, until: number): Promise<void> {
  while (await runNext(engine, until));
}

async function runNext(engine: Engine, until: number): Promise<boolean> {
  // Asked without a transaction first, because whoever commits one wakes those who ask.
  const due = await findNextTask(engine.database);
  if (due === null || due.due > until) return false;
  let task: Task | null = null;
  try {
    await transact(engine, async (work) => {
      await lock(work.sql, 'clock');
      const next = await findNextTask(work.sql);
      if (next === null || next.due > until) return;
      task = next;
      await turnTo(engine, work.sql, next.due);
      await runTask(work, next);
    });
  } catch (error) {
    if (task === null) throw error;
    await setAside(engine, task, error);
  }
  return true;
}

async function setAside(engine: Engine, task: Task, error: unknown): Promise<void> {
  engine.log.error(`${task.kind} of ${task.subject} failed and is set aside.`, error);
  await transact(engine, ({ sql }) => parkTask(sql, task));
}

/** Turns the clock on to this time, if it is not there yet. */
export const turnTo = (engine: Engine, sql: Sql, time: number): Promise<void> =>
  setAheadMs(sql, time * 1_000 - engine.wallClock().getTime());

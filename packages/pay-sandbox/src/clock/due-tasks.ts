import { type Engine, nowMs, transact } from '#engine/engine.ts';
import { type Repeater, repeat } from '#engine/repeater.ts';
import { lock, type Sql } from '#store/sql.ts';
import { findNextTask, markTaskFailed, setClockOffsetMs, type Task } from '#store/task-queries.ts';
import { runTask } from './run-task.ts';

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
export async function runDueTasks(engine: Engine, until: number): Promise<void> {
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
export const moveClock = (engine: Engine, sql: Sql, time: number): Promise<void> =>
  setClockOffsetMs(sql, time * 1_000 - engine.wallClock().getTime());

import { findObject, is, listObjects } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';
import { findNextTask } from '#store/task-queries.ts';
import { change } from '#work/changes.ts';
import { type Engine, nowMs, transact } from '#work/engine.ts';
import { type Repeater, repeat } from '#work/repeater.ts';
import { runDue } from './run-due.ts';

/** Lets things happen as time goes by, with nobody turning the clock. */
export const keepTime = (engine: Engine): Repeater =>
  repeat(
    async () => {
      await runDue(engine, '', Math.floor((await nowMs(engine)) / 1_000));
      const next = await findNextTask(engine.database, '');
      return next === null ? null : next.due * 1_000 - (await nowMs(engine));
    },
    (error) => engine.log.error('What is due could not be done.', error),
  );

/** Brings test clocks to where they were told to go. */
export const keepTestClocks = (engine: Engine): Repeater =>
  repeat(
    async () => {
      await finishAdvances(engine);
      return null;
    },
    (error) => engine.log.error('A test clock could not be advanced.', error),
  );

/** Brings a test clock that was told to advance to where it was told, however often that was begun before. */
async function finishAdvance(engine: Engine, id: string): Promise<void> {
  const clock = await findObject(engine.database, 'test_helpers.test_clock', id);
  const target = clock?.status_details.advancing?.target_frozen_time;
  if (target === undefined) return;
  await runDue(engine, id, target);
  await transact(engine, async (work) => {
    await lock(work.sql, `clock ${id}`);
    const there = await findObject(work.sql, 'test_helpers.test_clock', id);
    if (there?.status !== 'advancing') return;
    await change(work, there, { ...there, frozen_time: target, status: 'ready', status_details: {} }, [
      'test_helpers.test_clock.ready',
    ]);
  });
}

/** Clocks that were on their way when the sandbox was closed. */
async function finishAdvances(engine: Engine): Promise<void> {
  const clocks = await listObjects(engine.database, 'test_helpers.test_clock', [
    is("data ->> 'status'", 'advancing'),
  ]);
  for (const { id } of clocks) await finishAdvance(engine, id);
}

import { lock } from '#store/locks.ts';
import { findObject, is, listObjects } from '#store/object-queries.ts';
import { change } from '#work/changes.ts';
import { type Engine, transact } from '#work/engine.ts';
import { runDue } from './run-due.ts';

/** Brings a test clock that was told to advance to where it was told, however often that was begun before. */
export async function finishAdvance(engine: Engine, id: string): Promise<void> {
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
export async function finishAdvances(engine: Engine): Promise<void> {
  const clocks = await listObjects(engine.database, 'test_helpers.test_clock', [
    is("data ->> 'status'", 'advancing'),
  ]);
  for (const { id } of clocks) await finishAdvance(engine, id);
}

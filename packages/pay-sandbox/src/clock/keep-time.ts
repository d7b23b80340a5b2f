import { findNextTask } from '#store/task-queries.ts';
import { type Engine, nowMs } from '#work/engine.ts';
import { type Repeater, repeat } from '#work/repeater.ts';
import { runDue } from './run-due.ts';

/** Lets things happen as time goes by, with nobody turning the clock. */
export const keepTime = (engine: Engine): Repeater =>
  repeat(
    async () => {
      await runDue(engine, Math.floor((await nowMs(engine)) / 1_000));
      const next = await findNextTask(engine.database);
      return next === null ? null : next.due * 1_000 - (await nowMs(engine));
    },
    (error) => engine.log.error('What is due could not be done.', error),
  );

import { type Engine, nowMs, transact } from '#engine/engine.ts';
import { lock } from '#store/sql.ts';
import { findMilestone, listUpcomingTasks, type Milestone, type UpcomingTask } from '#store/task-queries.ts';
import { moveClock, runDueTasks } from './due-tasks.ts';

export type AdvanceResult =
  | { readonly kind: 'advanced' }
  | { readonly kind: 'not forward'; readonly now: Date }
  | { readonly kind: 'too far'; readonly latest: Date };

/** A limit, because every renewal on the way is executed. */
const maxAdvanceMs = 5 * 366 * 86_400_000;

/** Moves the sandbox's clock forward and runs the tasks that are due by then. */
export async function advanceClock(engine: Engine, to: Date): Promise<AdvanceResult> {
  const before = await nowMs(engine);
  // Also refuses an invalid date.
  if (!(to.getTime() >= before)) return { kind: 'not forward', now: new Date(before) };
  if (to.getTime() - before > maxAdvanceMs)
    return { kind: 'too far', latest: new Date(before + maxAdvanceMs) };
  const time = Math.floor(to.getTime() / 1_000);
  await runDueTasks(engine, time);
  await transact(engine, async ({ sql }) => {
    await lock(sql, 'clock');
    await moveClock(engine, sql, time);
  });
  return { kind: 'advanced' };
}

export interface ClockView {
  readonly now: Date;
  readonly wall: Date;
}

export const viewClock = async (engine: Engine): Promise<ClockView> => ({
  now: new Date(await nowMs(engine)),
  wall: engine.wallClock(),
});

export interface UpcomingView {
  /** Earliest first. */
  readonly tasks: readonly UpcomingTask[];
  readonly milestones: Readonly<Record<Milestone, UpcomingTask | null>>;
}

export const viewUpcoming = async ({ database }: Engine, limit: number): Promise<UpcomingView> => ({
  tasks: await listUpcomingTasks(database, limit),
  milestones: {
    'trial reminder': await findMilestone(database, 'trial reminder'),
    'trial end': await findMilestone(database, 'trial end'),
    renewal: await findMilestone(database, 'renewal'),
  },
});

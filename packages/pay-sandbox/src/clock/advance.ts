import { lock } from '#store/sql.ts';
import { type Coming, findLandmark, findNextTask, type Landmark, listComing } from '#store/task-queries.ts';
import { type Engine, nowMs, transact } from '#work/engine.ts';
import { runDue, turnTo } from './run-due.ts';

export type Advanced =
  | { readonly kind: 'advanced'; readonly now: Date }
  | { readonly kind: 'not forward'; readonly now: Date }
  | { readonly kind: 'too far'; readonly latest: Date };

/** Nobody means ten years; and every renewal on the way is worked through. */
const farthestMs = 5 * 366 * 86_400_000;

/** Turns the sandbox's clock forward, through everything that is due on the way. */
export async function advance(engine: Engine, to: Date): Promise<Advanced> {
  const before = await nowMs(engine);
  if (!(to.getTime() >= before)) return { kind: 'not forward', now: new Date(before) };
  if (to.getTime() - before > farthestMs) return { kind: 'too far', latest: new Date(before + farthestMs) };
  const time = Math.floor(to.getTime() / 1_000);
  await runDue(engine, time);
  await transact(engine, async ({ sql }) => {
    await lock(sql, 'clock');
    await turnTo(engine, sql, time);
  });
  return { kind: 'advanced', now: new Date(await nowMs(engine)) };
}

export interface ClockView {
  readonly now: Date;
  readonly wall: Date;
  /** What comes next of itself, soonest first. */
  readonly next: { readonly what: string; readonly subject: string; readonly at: Date } | null;
}

export async function viewClock(engine: Engine): Promise<ClockView> {
  const task = await findNextTask(engine.database);
  return {
    now: new Date(await nowMs(engine)),
    wall: engine.wallClock(),
    next: task === null ? null : { what: task.kind, subject: task.subject, at: new Date(task.due * 1_000) },
  };
}

export interface ComingView {
  /** Soonest first, and no more than so many. */
  readonly next: readonly Coming[];
  /** The next of each kind that is worth a button of its own. */
  readonly landmarks: Readonly<Record<Landmark, Coming | null>>;
}

/** What the sandbox's clock will bring. */
export const viewComing = async ({ database }: Engine, limit: number): Promise<ComingView> => ({
  next: await listComing(database, limit),
  landmarks: {
    'trial reminder': await findLandmark(database, 'trial reminder'),
    'trial end': await findLandmark(database, 'trial end'),
    renewal: await findLandmark(database, 'renewal'),
  },
});

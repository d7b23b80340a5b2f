import { type ComingRow, findLandmark, type Landmark, landmarks, listComing } from '#store/coming-queries.ts';
import type { TaskKind } from '#store/task-queries.ts';
import type { Engine } from '#work/engine.ts';

export type { Landmark } from '#store/coming-queries.ts';

export interface Coming {
  readonly what: TaskKind;
  readonly subject: string;
  readonly email: string | null;
  readonly at: Date;
}

export interface ComingView {
  /** Soonest first, and no more than so many. */
  readonly next: readonly Coming[];
  /** The next of each kind that is worth a button of its own. */
  readonly landmarks: Readonly<Record<Landmark, Coming | null>>;
}

/** What the sandbox's clock will bring. Customers on a test clock go by that one, and are not in here. */
export async function viewComing({ database }: Engine, limit: number): Promise<ComingView> {
  const next = await listComing(database, limit);
  const [reminder, trialEnd, renewal] = await Promise.all(
    landmarks.map(async (landmark) => findLandmark(database, landmark)),
  );
  return {
    next: next.map(viewRow),
    landmarks: {
      'trial reminder': viewMaybe(reminder),
      'trial end': viewMaybe(trialEnd),
      renewal: viewMaybe(renewal),
    },
  };
}

const viewMaybe = (row: ComingRow | null | undefined): Coming | null =>
  row === null || row === undefined ? null : viewRow(row);

const viewRow = ({ kind, subject, email, due }: ComingRow): Coming => ({
  what: kind,
  subject,
  email,
  at: new Date(due * 1_000),
});

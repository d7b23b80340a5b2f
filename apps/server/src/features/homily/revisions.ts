import type { HomilyHistory } from '@wayfare/contracts/calls/homily-editor';
import { minutes } from '@wayfare/contracts/rules/durations';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { Db } from '#adapters/db/database.ts';
import { loadEditorNames } from '#features/editing/open-editors.ts';
import { problem } from '#http/responses/problems.ts';
import type { HomilyDeps } from './homily-deps.ts';
import {
  addRevision,
  findLatestRevision,
  findRevision,
  isKeptAlready,
  type LatestRevision,
  listRevisions,
  replaceRevision,
} from './revision-queries.ts';

const longestHistory = 200;

type Needs = Pick<HomilyDeps, 'db' | 'identity'>;

export async function getHistory(deps: Needs, date: string): Promise<HomilyHistory> {
  const rows = await listRevisions(deps.db, date, longestHistory);
  const nameOf = await loadEditorNames(deps, rows);
  return {
    revisions: rows.map(({ sub, savedAt, publishedAt, ...row }) => ({
      ...row,
      savedAt: savedAt.toISOString(),
      savedBy: nameOf(sub),
      publishedAt: publishedAt?.toISOString() ?? null,
    })),
  };
}

export async function getRevision(deps: Needs, date: string, number: number) {
  const found = await findRevision(deps.db, date, number);
  if (found === null) throw problem('homily_not_found', { message: 'That entry is not in the history.' });
  const nameOf = await loadEditorNames(deps, [found]);
  const { sub, savedAt, publishedAt, content } = found;
  return {
    number,
    savedAt: savedAt.toISOString(),
    savedBy: nameOf(sub),
    publishedAt: publishedAt?.toISOString() ?? null,
    content,
  };
}

/** The editor saves by itself every few seconds; one entry in so long is what somebody can look through. */
const oneRevisionMs = minutes(5);

interface Save {
  readonly date: string;
  readonly content: HomilyContent;
  readonly savedAt: Date;
  readonly savedBy: string;
  /** The draft begins here: whatever came before was another one. */
  readonly isNew: boolean;
}

/** The draft of that date must be locked, or just made. */
export async function saveRevision(db: Db, save: Save): Promise<void> {
  const latest = await findLatestRevision(db, save.date);
  // What is restored stands on its own: written over the latest, it would take away what was typed just before.
  const isGoingOn =
    latest !== null && goesOn(latest, save) && !(await isKeptAlready(db, save.date, save.content));
  if (isGoingOn) await replaceRevision(db, latest.number, save);
  else await addRevision(db, (latest?.number ?? 0) + 1, save);
}

/** What readers were given stays as it was given. */
const goesOn = (latest: LatestRevision, { savedAt, savedBy, isNew }: Save): boolean =>
  !isNew &&
  !latest.wasPublished &&
  latest.savedBy === savedBy &&
  savedAt.getTime() - latest.beganAt.getTime() < oneRevisionMs;

import { minutes } from '@wayfare/contracts/rules/durations';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { Db } from '#adapters/db/database.ts';
import {
  addRevision,
  findLatestRevision,
  isKeptAlready,
  type LatestRevision,
  replaceRevision,
} from './revision-queries.ts';

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
export async function keepRevision(db: Db, save: Save): Promise<void> {
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

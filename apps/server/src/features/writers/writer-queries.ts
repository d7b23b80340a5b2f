import { randomUUID } from 'node:crypto';
import type { WriterProfile } from '@wayfare/contracts/calls/homily';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import { type Database, type Db, findRow, hasRow, listRows, notifyChange } from '#adapters/db/database.ts';
import { mediaUrl, pictureKey } from '#adapters/storage/storage.ts';
import type { AppDeps } from '#app-deps.ts';
import type { Clock } from '#clock.ts';

export interface Writer {
  readonly name: string;
  /** Follows the name: 'teaches high school in Dayton, Ohio.' */
  readonly line: string;
  /** Key of a picture, or empty. */
  readonly portrait: string;
}

/** NOTIFY channel for changes of writers. */
export const writersTopic = 'writer_changed';

export const maxWriterNameLength = 100;
export const maxWriterLineLength = 160;

/** Oldest first. */
export const listWriters = (db: Db): Promise<Writer[]> =>
  listRows<Writer>(db, 'select name, line, portrait from writer order by created_at, lower(name)');

/** Ignores case. Null if the name is not a writer. */
export async function findWriter(db: Db, name: string): Promise<Writer | null> {
  if (name === '') return null;
  return findRow<Writer>(db, 'select name, line, portrait from writer where lower(name) = lower($1)', [
    normalizeLine(name),
  ]);
}

export const toWriterProfile = ({ name, line, portrait }: Writer, mediaBase: string): WriterProfile => ({
  name,
  line,
  portrait: portrait === '' ? '' : mediaUrl(mediaBase, portrait),
});

/** False if the name exists. */
export function createWriter(db: Database, { name, line, portrait }: Writer, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isNew = await hasRow(
      tx,
      `insert into writer (name, line, portrait, created_at) values ($1, $2, $3, $4)
       on conflict (lower(name)) do nothing`,
      [name, line, portrait, now],
    );
    await notifyChange(tx, writersTopic);
    return isNew;
  });
}

export function updateWriter(db: Database, name: string, { line, portrait }: Writer): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query('update writer set line = $2, portrait = $3 where lower(name) = lower($1)', [
      name,
      line,
      portrait,
    ]);
    await notifyChange(tx, writersTopic);
  });
}

export function deleteWriter(db: Database, name: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query('delete from writer where lower(name) = lower($1)', [name]);
    await notifyChange(tx, writersTopic);
  });
}

/** Three times the displayed width. */
const portraitWidth = 192;
const portraitType = 'image/webp';

type PortraitDeps = Pick<AppDeps, 'images' | 'storage'>;

/** Returns the key. Null if the file is not an image. */
export async function savePortrait(
  { images, storage }: PortraitDeps,
  file: { readonly bytes: Uint8Array; readonly type: string },
): Promise<string | null> {
  const verdict = await images.prepare({ ...file, widths: [portraitWidth] });
  if (verdict.status !== 'prepared') return null;
  const prepared = verdict.files.findLast(({ type }) => type === portraitType);
  if (prepared === undefined) throw new Error(`The portrait came without its ${portraitType}.`);
  const key = pictureKey(randomUUID());
  await storage.publish(key, prepared.bytes, portraitType);
  return key;
}

export async function deletePortrait({ storage }: Pick<PortraitDeps, 'storage'>, key: string): Promise<void> {
  if (key !== '') await storage.unpublish([key]);
}

/** Invented authors of the sample pages. */
export const sampleWriters: readonly Writer[] = [
  { name: 'Luke Brennan', line: 'teaches high school in Dayton, Ohio.', portrait: '' },
  { name: 'Miriam Castellano', line: 'is a hospital nurse in Tucson, and a mother of four.', portrait: '' },
  { name: 'Peter Okafor', line: 'repairs farm machinery near Lincoln, Nebraska.', portrait: '' },
];

/** Only if there are no writers. */
export async function addSampleWriters(db: Database, clock: Pick<Clock, 'now'>): Promise<void> {
  if ((await listWriters(db)).length > 0) return;
  for (const [index, writer] of sampleWriters.entries())
    await createWriter(db, writer, new Date(clock.now().getTime() + index));
}

const maxNames = 200;

/** Writers first, then other used names in alphabetical order. */
export async function listBylineNames(db: Db, used: readonly string[]): Promise<string[]> {
  const writers = (await listWriters(db)).map(({ name }) => name);
  const writerNames = new Set(writers.map((name) => name.toLowerCase()));
  const others = new Map(
    used.filter((name) => !writerNames.has(name.toLowerCase())).map((name) => [name.toLowerCase(), name]),
  );
  const inOrder = [...others.values()].toSorted((one, other) => one.localeCompare(other, 'en'));
  return [...writers, ...inOrder].slice(0, maxNames);
}

import * as z from 'zod/mini';
import { longDate } from '#ui/long-date.ts';
import { openEditors } from '../member/open-editors.ts';
import { listKeys, toDraftKey } from '../offline/draft-keys.ts';
import { deleteDrafts, restoreDrafts } from './draft-storage.ts';
import { takeOverPostDrafts } from './old-post-drafts.ts';
import { forgetRecordings, keptRecordings } from './pending-recordings.ts';

const whats = ['homily', 'post', 'note'] as const;
const kinds = ['unsaved', 'aside'] as const;

/** What is open gets so long to be saved yet. */
const patienceMs = 3_000;

/** What of theirs is on this device and on no server, in words: after one more try to save what is open. */
export async function findUnsaved(owner: string): Promise<readonly string[]> {
  const saving = Promise.allSettled([...openEditors].map(({ flush }) => flush()));
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([saving, patience]);
  takeOverPostDrafts(localStorage);
  await restoreDrafts();
  const kept = kinds.flatMap((kind) =>
    whats.flatMap((what) => {
      const prefix = toDraftKey({ what, kind, owner }, '');
      return listKeys(localStorage, prefix).map((name) => {
        const text = inWords(what, name, name.slice(prefix.length));
        return kind === 'aside' ? `what is set aside of ${text}` : text;
      });
    }),
  );
  const recorded = await keptRecordings(owner).catch(() => []);
  kept.push(...recorded.map(({ date }) => `the recording of ${longDate(date)}`));
  return [...openEditors].some(({ isSafe }) => !isSafe()) ? [...kept, 'what is open on this page'] : kept;
}

function inWords(what: (typeof whats)[number], name: string, ref: string): string {
  if (what === 'homily') return `the homily of ${longDate(ref)}`;
  if (what === 'note') {
    const [kind, text = ''] = ref.split(':');
    return kind === 'post' ? 'a note at a post' : `a note at the homily of ${longDate(text)}`;
  }
  const title = titleIn(localStorage.getItem(name) ?? '');
  return title === '' ? 'a post without a title' : `the post “${title}”`;
}

const titled = z.object({ typed: z.object({ title: z.string() }) });

function titleIn(kept: string): string {
  try {
    return z.parse(titled, JSON.parse(kept)).typed.title.trim();
  } catch {
    return '';
  }
}

/** Nothing that they typed stays on this device. */
export async function forgetTexts(owner: string): Promise<void> {
  for (const { abandon } of openEditors) abandon();
  // A browser that keeps nothing has nothing to forget.
  for (const what of whats)
    for (const kind of kinds) await deleteDrafts(toDraftKey({ what, kind, owner }, '')).catch(() => {});
  await forgetRecordings(owner).catch(() => {});
}

import * as z from 'zod/mini';
import { longDate } from '#ui/long-date.ts';
import { openEditors } from '../member/open-editors.ts';
import { listKeys, toDraftKey } from '../offline/draft-keys.ts';
import { deleteDrafts, restoreDrafts } from './draft-storage.ts';
import { takeOverPostDrafts } from './old-post-drafts.ts';
import { forgetRecordings, keptRecordings } from './pending-recordings.ts';
import { deleteLocalTexts, findTitle, listLocalTexts } from './session/local-texts.ts';

const textKinds = ['homily', 'post', 'note'] as const;
const kinds = ['unsaved', 'aside'] as const;

/** The maximum wait for the last save of the open editors. */
const saveTimeoutMs = 3_000;

/** Saves open editors once more, then describes everything of `owner` that only this device has. */
export async function findUnsaved(owner: string): Promise<readonly string[]> {
  const saving = Promise.allSettled([...openEditors].map(({ flush }) => flush()));
  const timeout = new Promise((resolve) => setTimeout(resolve, saveTimeoutMs));
  await Promise.race([saving, timeout]);
  takeOverPostDrafts(localStorage);
  await restoreDrafts();
  const texts = kinds.flatMap((kind) =>
    textKinds.flatMap((what) => {
      const prefix = toDraftKey({ what, kind, owner }, '');
      return listKeys(localStorage, prefix).map((name) => {
        const text = describeText(what, name, name.slice(prefix.length));
        return kind === 'aside' ? `what is set aside of ${text}` : text;
      });
    }),
  );
  const typed = await listLocalTexts(owner).catch(() => []);
  texts.push(
    ...typed.map((text) =>
      text.kind === 'homily' ? `the homily of ${longDate(text.ref)}` : describePost(findTitle(text)),
    ),
  );
  const recorded = await keptRecordings(owner).catch(() => []);
  texts.push(...recorded.map(({ date }) => `the recording of ${longDate(date)}`));
  return [...openEditors].some(({ isSafe }) => !isSafe()) ? [...texts, 'what is open on this page'] : texts;
}

function describeText(what: (typeof textKinds)[number], name: string, ref: string): string {
  if (what === 'homily') return `the homily of ${longDate(ref)}`;
  if (what === 'note') {
    const [kind, text = ''] = ref.split(':');
    return kind === 'post' ? 'a note at a post' : `a note at the homily of ${longDate(text)}`;
  }
  return describePost(readTitle(localStorage.getItem(name) ?? ''));
}

const describePost = (title: string): string =>
  title === '' ? 'a post without a title' : `the post “${title}”`;

const draftSchema = z.object({ typed: z.object({ title: z.string() }) });

function readTitle(json: string): string {
  try {
    return z.parse(draftSchema, JSON.parse(json)).typed.title.trim();
  } catch {
    return '';
  }
}

/** Deletes everything that `owner` typed from this device. */
export async function forgetTexts(owner: string): Promise<void> {
  for (const { abandon } of openEditors) abandon();
  await deleteLocalTexts(owner).catch(() => {});
  // Without storage there is nothing to delete.
  for (const what of textKinds)
    for (const kind of kinds) await deleteDrafts(toDraftKey({ what, kind, owner }, '')).catch(() => {});
  await forgetRecordings(owner).catch(() => {});
}

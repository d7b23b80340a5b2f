// What browsers kept of posts before posts were written at the desk, under other names and in another form.
import * as z from 'zod/mini';
import { listKeys, toDraftKey } from '../offline/draft-keys.ts';

const oldName = /^wayfare\.post\.(?<kind>unsaved|aside)\.(?<owner>.*)\.[^.]+$/;

const kept = z.object({
  postId: z.string(),
  updatedAt: z.nullable(z.string()),
  at: z.string(),
  words: z.unknown(),
});

/** Reads them once, and keeps them where the desk looks: what lies there already is newer. */
export function takeOverPostDrafts(storage: Storage): void {
  for (const name of listKeys(storage, 'wayfare.post.')) {
    try {
      const { kind, owner } = oldName.exec(name)?.groups ?? {};
      const { postId: id, updatedAt, at, words } = z.parse(kept, JSON.parse(storage.getItem(name) ?? ''));
      if (owner === undefined) continue;
      const newName = toDraftKey({ what: 'post', kind: kind === 'aside' ? kind : 'unsaved', owner }, id);
      const copy = { typed: words, version: { id, draft: null, updatedAt }, at };
      if (storage.getItem(newName) === null) storage.setItem(newName, JSON.stringify(copy));
      storage.removeItem(name);
    } catch {
      // There is no room for it, or it cannot be read: it stays where it is.
    }
  }
}

import type { EditedPost } from '@wayfare/contracts/calls/blog';
import type { Post, PostStatus } from '@wayfare/contracts/calls/post';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { findSlugError, toSlug } from '@wayfare/contracts/rules/slug';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LocalDraft } from '#app/editing/autosave.ts';
import { editorMessages } from '#app/editing/editor-messages.ts';
import { openDesk } from '#app/editing/open-desk.ts';
import { tabsWith } from '#app/editing/tabs.ts';
import { useDesk } from '#app/editing/use-desk.ts';
import { useMember } from '#app/member/member.tsx';
import type { IsOwnImage } from './html.ts';
import {
  draftCalls,
  findUnheard,
  localPosts,
  nothingThere,
  type PostAutosave,
  type PostThere,
  postKind,
  postThere,
} from './post-draft.ts';
import {
  fieldsOf,
  hasSameFields,
  type PostFields,
  type PostVersion,
  type Refusal,
  refusalOf,
  savePostWith,
} from './post-fields.ts';

export interface Trouble {
  readonly message: string;
  readonly isLoggedOut: boolean;
}

/** What is edited: null for a new post. */
export interface Opened {
  readonly postId: string;
  readonly edited: EditedPost;
}

type Copy = LocalDraft<PostFields, PostVersion>;

/** One post while it is edited: what stands in the fields, kept and saved, and what became of each press of a button. */
export function usePostEditing(
  opened: Opened | null,
  isOwnImage: IsOwnImage,
  onMade: (postId: string) => void,
) {
  const { config, person, pageData } = useMember();
  const owner = person.email ?? '';
  const { today } = pageData;
  const [local] = useState(() => ({
    unsaved: localPosts(owner, 'unsaved'),
    aside: localPosts(owner, 'aside'),
  }));
  const [postId] = useState(
    () => opened?.postId ?? findUnheard(local.unsaved)?.version.id ?? crypto.randomUUID(),
  );
  const [tabs] = useState(() => tabsWith<PostFields, PostVersion>(() => `post ${postId} ${owner}`));
  const [there] = useState(() =>
    opened === null ? nothingThere(postId, today) : postThere(postId, today, opened.edited, isOwnImage),
  );
  const calls = draftCalls({ config, today, isOwnImage, facts: () => autosave.now().facts });
  const { draft, autosave } = useDesk(() => open());
  useEffect(() => {
    return tabs.hear(autosave.follow);
  }, [tabs, autosave]);
  const { typed: fields, facts: known, version, theirs } = draft;
  const savedPost = known.post;

  const [isSlugOwn, setIsSlugOwn] = useState(() => hasOwnSlug(fields));
  const [comeBack, setComeBack] = useState(draft.broughtBack);
  const [aside, setAside] = useState<Copy | null>(() => local.aside.find(postId));
  const [said, setSaid] = useState<Trouble | null>(null);
  const [slugError, setSlugError] = useState<string | null>(null);
  const [busy, setBusy] = useState<PostStatus | null>(null);
  /** What was pressed when it was found that somebody else had saved. */
  const [wanted, setWanted] = useState<PostStatus | null>(null);
  const pictures = useRef(new Map<unknown, Promise<boolean>>());

  function open(): PostAutosave {
    return openDesk(there, {
      kind: postKind,
      localDrafts: local.unsaved,
      ref: () => postId,
      onKept: tabs.tell,
      save: calls.save,
      look: () => calls.look(postId),
    });
  }

  // From the first save on it has an address of its own.
  const isHeard = version.draft !== null || savedPost !== null;
  const tellMade = useEffectEvent(() => onMade(postId));
  useEffect(() => {
    if (isHeard) tellMade();
  }, [isHeard]);

  // Links lead to a slug that was saved, and one that travels is as good as saved.
  const isSlugFree = !isSlugOwn && busy === null && (savedPost?.slug ?? '') === '';
  const isUnsaved = known.saved === null || !hasSameFields(fields, known.saved);

  const change = (part: Partial<PostFields>) => autosave.change({ ...autosave.now().typed, ...part });

  /** What was said of the slug before is not true of this one. */
  function forgiveSlug(): void {
    if (slugError === null) return;
    setSlugError(null);
    setSaid(null);
  }

  function entitle(title: string): void {
    const proposed = toSlug(title);
    if (isSlugFree && proposed !== fields.slug) forgiveSlug();
    change({ title, ...(isSlugFree ? { slug: proposed } : {}) });
  }

  function nameSlug(slug: string): void {
    forgiveSlug();
    setIsSlugOwn(slug !== '');
    change({ slug });
  }

  function putAside(typed: PostFields): void {
    const away = { typed, version, at: new Date().toISOString(), base: '', sent: [] };
    local.aside.keep(postId, away);
    setAside(away);
  }

  function settleOn(other: PostFields): void {
    setComeBack(null);
    setIsSlugOwn(hasOwnSlug(other));
    forgiveSlug();
  }

  /** Puts other words in the fields; those that lay there can be had back. */
  function swap(other: PostFields): void {
    putAside(autosave.now().typed);
    autosave.lay(other);
    settleOn(other);
  }

  function tell(refusal: Refusal): Refusal['status'] {
    switch (refusal.status) {
      case 'slug':
        setSlugError(refusal.fault);
        setSaid({ message: withCrossMark(refusal.message), isLoggedOut: false });
        break;
      case 'logged-out':
        autosave.keep();
        setSaid({ message: editorMessages.loggedOut, isLoggedOut: true });
        break;
      case 'failed':
        setSaid({ message: refusal.message, isLoggedOut: false });
    }
    return refusal.status;
  }

  function tellSaved(status: PostStatus, wasPublished: boolean): void {
    const isBack = status === 'DRAFT' && wasPublished;
    const good = status === 'PUBLISHED' ? editorMessages.published : editorMessages.saved;
    setSaid({ message: isBack ? `${good} ${editorMessages.unpublished}` : good, isLoggedOut: false });
    setComeBack(null);
  }

  /** Whether all pictures are there that were sent; waits for them. */
  async function hasPictures(): Promise<boolean> {
    const areThere = new Map<unknown, boolean>();
    while (pictures.current.size > 0) {
      setSaid({ message: editorMessages.imageOnItsWay, isLoggedOut: false });
      for (const [place, isThere] of pictures.current) areThere.set(place, await isThere);
    }
    return [...areThere.values()].every(Boolean);
  }

  /** A save waits for it, and not for the one that it took the place of. */
  function awaitPicture(isThere: Promise<boolean>, place: unknown = isThere): void {
    pictures.current.set(place, isThere);
    void isThere.finally(() => {
      if (pictures.current.get(place) === isThere) pictures.current.delete(place);
    });
  }

  async function save(status: PostStatus): Promise<'saved' | 'changed' | Refusal['status'] | null> {
    if (busy !== null) return null;
    setSlugError(null);
    setSaid(null);
    setBusy(status);
    try {
      if (!(await hasPictures())) return tell({ status: 'failed', message: editorMessages.imageMissing });
      const fault = findSlugError(autosave.now().typed.slug.trim());
      if (fault !== null) return tell({ status: 'slug', fault, message: fault });
      const wasPublished = autosave.now().facts.post?.status === 'PUBLISHED';
      const outcome = await autosave.saveBy(async (sent, upon) => {
        const post = await savePostWith({ config, version: upon, fields: sent, status });
        const saved = { ...fieldsOf(post, isOwnImage), content: sent.content };
        return {
          typed: saved,
          version: { id: postId, draft: null, updatedAt: post.updatedAt },
          savedAt: post.updatedAt,
          savedBy: null,
          facts: { ...autosave.now().facts, post, saved },
        };
      });
      if (outcome === 'saved') tellSaved(status, wasPublished);
      else if (outcome === 'changed') setWanted(status);
      return typeof outcome === 'string' ? outcome : tell(refusalOf(outcome.error));
    } finally {
      setBusy(null);
    }
  }

  function goOnFrom(there: PostThere, typed: PostFields): void {
    autosave.goOnFrom(there, typed);
    settleOn(typed);
    setWanted(null);
  }

  // Once a save has succeeded, somebody is logged in again.
  const isLoggedInAgain = said?.isLoggedOut === true && draft.saveState === 'saved';

  return {
    postId,
    fields,
    sheet: { number: draft.sheet, html: fields.content },
    status: savedPost?.status ?? null,
    savedPost,
    draft,
    isUnsaved,
    said: isLoggedInAgain ? null : said,
    slugError,
    busy,
    theirs,
    comeBack,
    aside: theirs === null ? aside : null,
    save,
    autosave,
    saveDraft: () => autosave.saveBy(calls.save),
    /** It was put on a schedule, or taken off: nothing of its text has changed. */
    tellWay(post: Post) {
      autosave.tell({ post });
      // What was said of the save before is not how it stands any more.
      setSaid(null);
    },
    write: change,
    entitle,
    nameSlug,
    awaitPicture,
    keep: autosave.keep,
    /** All but the slug: links lead to the one of today. */
    restore: (other: PostFields) => swap({ ...other, slug: fields.slug }),
    takeSaved: () => swap(known.saved ?? nothingThere(postId, today).typed),
    takeTheirs: () => {
      if (theirs === null) return;
      putAside(fields);
      goOnFrom(theirs, theirs.typed);
    },
    keepMine: () => {
      if (theirs === null) return;
      putAside(theirs.typed);
      goOnFrom(theirs, fields);
      if (wanted !== null) void save(wanted);
    },
    bringBack: () => {
      if (aside !== null) swap(aside.typed);
    },
    letGo: () => {
      local.aside.drop(postId);
      setAside(null);
    },
  };
}

const hasOwnSlug = ({ slug, title }: PostFields): boolean => slug !== '' && slug !== toSlug(title);

export type PostEditing = ReturnType<typeof usePostEditing>;

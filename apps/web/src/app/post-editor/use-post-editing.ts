import type { Post, PostStatus } from '@wayfare/contracts/calls/post';
import { slugOf } from '@wayfare/contracts/rules/slug';
import { crossed } from '@wayfare/contracts/words/message-marks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMember } from '#app/member.tsx';
import type { IsOwnImage } from './document/read-dom.ts';
import { editorMessages } from './editor-messages.ts';
import { type LocalDraft, localDraftsOf } from './local-drafts.ts';
import {
  emptyFields,
  fieldsOf,
  hasSameFields,
  type PostFields,
  type SaveOutcome,
  saveFields,
} from './post-fields.ts';

const keepPauseMs = 400;

export interface Trouble {
  readonly message: string;
  readonly isLoggedOut: boolean;
}

export interface Conflict {
  readonly theirs: Post;
  readonly status: PostStatus;
}

/** One post while it is edited: the fields, where they are kept until they are saved, and what became of each save. */
export function usePostEditing(opened: Post | null, isOwnImage: IsOwnImage, onMade: (post: Post) => void) {
  const { config, person, facts } = useMember();
  const [start] = useState(() => {
    const kept = localDraftsOf(person.email, opened?.id ?? 'new').find('unsaved');
    const known = opened === null ? emptyFields(facts.today) : fieldsOf(opened, isOwnImage);
    return { kept: kept !== null && hasSameFields(kept.words, known) ? null : kept, known };
  });
  const [postId] = useState(() => opened?.id ?? start.kept?.postId ?? crypto.randomUUID());
  const [saved, setSaved] = useState({ post: opened, fields: start.known });
  const [base, setBase] = useState(start.kept?.updatedAt ?? opened?.updatedAt ?? null);
  const [fields, setFields] = useState(start.kept?.words ?? start.known);
  const [sheet, setSheet] = useState({ number: 0, html: fields.content });
  const [isSlugOwn, setIsSlugOwn] = useState(hasOwnSlug(fields));
  const [comeBack, setComeBack] = useState<string | null>(start.kept?.at ?? null);
  const [aside, setAside] = useState(() => localDraftsOf(person.email, opened?.id ?? 'new').find('aside'));
  const [said, setSaid] = useState<Trouble | null>(null);
  const [slugError, setSlugError] = useState<string | null>(null);
  const [busy, setBusy] = useState<PostStatus | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const newest = useRef(fields);
  const pictures = useRef(new Map<unknown, Promise<boolean>>());

  // Links lead to a slug that was saved, and one that travels is as good as saved.
  const isSlugFree = !isSlugOwn && busy === null && (saved.post?.slug ?? '') === '';
  const isUnsaved = !hasSameFields(fields, saved.fields);
  const localDrafts = localDraftsOf(person.email, saved.post?.id ?? 'new');
  const kept = (which: PostFields): LocalDraft => ({
    postId,
    updatedAt: base,
    at: new Date().toISOString(),
    words: which,
  });
  const keepNow = useEffectEvent((which: PostFields, isNews: boolean) => {
    if (isNews) localDrafts.keep('unsaved', kept(which));
    else localDrafts.drop('unsaved');
  });
  useEffect(() => {
    const timer = setTimeout(() => keepNow(fields, isUnsaved), keepPauseMs);
    return () => clearTimeout(timer);
  }, [fields, isUnsaved]);
  const keepOnLeaving = useEffectEvent(() => keepNow(fields, isUnsaved));
  useEffect(() => {
    const leave = () => keepOnLeaving();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  /** Known at once, also to a save that waits for a picture. */
  function change(from: (now: PostFields) => PostFields): void {
    newest.current = from(newest.current);
    setFields(newest.current);
  }

  /** What was said of the slug before is not true of this one. */
  function forgiveSlug(): void {
    if (slugError === null) return;
    setSlugError(null);
    setSaid(null);
  }

  function entitle(title: string): void {
    const proposed = slugOf(title);
    if (isSlugFree && proposed !== fields.slug) forgiveSlug();
    change((now) => ({ ...now, title, ...(isSlugFree ? { slug: proposed } : {}) }));
  }

  function nameSlug(slug: string): void {
    forgiveSlug();
    setIsSlugOwn(slug !== '');
    change((now) => ({ ...now, slug }));
  }

  /** Puts other words in the fields, the text on a new sheet. */
  function lay(other: PostFields): void {
    change(() => other);
    setIsSlugOwn(hasOwnSlug(other));
    forgiveSlug();
    setSheet(({ number }) => ({ number: number + 1, html: other.content }));
  }

  /** Puts other words in the fields; those that lay there can be had back. */
  function swap(other: PostFields, from: string | null): void {
    const away = kept(fields);
    localDrafts.keep('aside', away);
    setAside(away);
    setComeBack(null);
    setBase(from);
    lay(other);
  }

  function take(outcome: SaveOutcome, sent: PostFields, status: PostStatus): void {
    switch (outcome.status) {
      case 'saved': {
        settle(outcome.post, sent);
        const isBack = status === 'DRAFT' && saved.post?.status === 'PUBLISHED';
        const good = status === 'PUBLISHED' ? editorMessages.published : editorMessages.saved;
        setSaid({ message: isBack ? `${good} ${editorMessages.unpublished}` : good, isLoggedOut: false });
        return;
      }
      case 'changed':
        setConflict({ theirs: outcome.theirs, status });
        return;
      case 'slug':
        setSlugError(outcome.fault);
        setSaid({ message: crossed(outcome.message), isLoggedOut: false });
        return;
      case 'logged-out':
        localDrafts.keep('unsaved', kept(newest.current));
        setSaid({ message: editorMessages.loggedOut, isLoggedOut: true });
        return;
      case 'failed':
        setSaid({ message: outcome.message, isLoggedOut: false });
    }
  }

  function settle(post: Post, sent: PostFields): void {
    const written = fieldsOf(post, isOwnImage);
    setBase(post.updatedAt);
    setComeBack(null);
    // What was typed while it travelled is newer than what came back.
    if (newest.current === sent) change(() => ({ ...written, content: sent.content }));
    setSaved({ post, fields: { ...written, content: sent.content } });
    if (saved.post === null) moveIn(post);
  }

  /** A post that has an address of its own is kept under it from now on. */
  function moveIn(post: Post): void {
    if (aside !== null) localDraftsOf(person.email, post.id).keep('aside', aside);
    localDrafts.drop('unsaved');
    localDrafts.drop('aside');
    onMade(post);
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

  async function save(status: PostStatus, over: string | null = base): Promise<SaveOutcome['status'] | null> {
    if (busy !== null) return null;
    setSlugError(null);
    setSaid(null);
    setConflict(null);
    setBusy(status);
    if (!(await hasPictures())) {
      setBusy(null);
      setSaid({ message: editorMessages.imageMissing, isLoggedOut: false });
      return 'failed';
    }
    const sent = newest.current;
    const outcome = await saveFields({ config, postId, updatedAt: over, fields: sent, status });
    setBusy(null);
    take(outcome, sent, status);
    return outcome.status;
  }

  return {
    fields,
    sheet,
    status: saved.post?.status ?? null,
    savedPost: saved.post,
    isUnsaved,
    said,
    slugError,
    busy,
    conflict,
    comeBack,
    aside,
    save,
    write: (some: Partial<PostFields>) => change((now) => ({ ...now, ...some })),
    entitle,
    nameSlug,
    awaitPicture,
    /** All but the slug: links lead to the one of today. */
    restore: (other: PostFields) => swap({ ...other, slug: fields.slug }, base),
    takeSaved: () => swap(saved.fields, saved.post?.updatedAt ?? null),
    takeTheirs: () => {
      if (conflict === null) return;
      const { theirs } = conflict;
      swap(fieldsOf(theirs, isOwnImage), theirs.updatedAt);
      setSaved({ post: theirs, fields: fieldsOf(theirs, isOwnImage) });
      setConflict(null);
      if (saved.post === null) moveIn(theirs);
    },
    keepMine: () => conflict && save(conflict.status, conflict.theirs.updatedAt),
    leaveConflict: () => setConflict(null),
    bringBack: () => {
      if (aside !== null) swap(aside.words, base);
    },
    letGo: () => {
      localDrafts.drop('aside');
      setAside(null);
    },
  };
}

const hasOwnSlug = ({ slug, title }: PostFields): boolean => slug !== '' && slug !== slugOf(title);

export type PostEditing = ReturnType<typeof usePostEditing>;

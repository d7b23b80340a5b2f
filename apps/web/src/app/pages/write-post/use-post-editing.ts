import type { Post, PostDraftContent, PostStatus } from '@wayfare/contracts/calls/post';
import { postCalls } from '@wayfare/contracts/calls/post-drafts';
import { schedulePost } from '@wayfare/contracts/calls/post-publishing';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { findSlugError, toSlug } from '@wayfare/contracts/rules/slug';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { editorMessages } from '#app/editing/editor-messages.ts';
import type { ServerDraft } from '#app/editing/session/session-types.ts';
import { useSession } from '#app/editing/session/use-session.ts';
import { useMember } from '#app/member/member.tsx';
import type { IsOwnImage } from './html.ts';
import { isMissing, type LoadedPost, loadPost, newPost, type OpenPost, toState } from './load-post.ts';
import {
  emptyFields,
  fieldsOf,
  fieldsOfDraft,
  type PostFields,
  postFields,
  type Refusal,
  refusalOf,
  savePostWith,
} from './post-fields.ts';

/** `read-only`: somebody else edits the post now, or it is being saved already. */
type SaveOutcome = 'saved' | 'read-only' | Refusal['status'];

/** One post while it is edited: its fields, what the server has of it, and what became of each press of a button. */
export function usePostEditing(
  { postId, loaded: opened }: OpenPost,
  isOwnImage: IsOwnImage,
  onSaved: (postId: string) => void,
) {
  const { callApi, config, pageData } = useMember();
  const [copy, setCopy] = useState(opened.copy);
  const toServerDraft = (loaded: LoadedPost): ServerDraft<PostDraftContent> => ({
    content:
      (loaded.draft && fieldsOfDraft(loaded.draft.content, isOwnImage)) ??
      (loaded.copy && fieldsOf(loaded.copy, isOwnImage)) ??
      emptyFields(pageData.today),
    version: loaded.draft?.version ?? null,
    savedAt: loaded.draft?.savedAt ?? loaded.copy?.updatedAt ?? null,
    lock: loaded.lock,
    text: { state: loaded.state, hasChanges: loaded.hasChanges, warnings: [], review: loaded.review },
  });
  async function load(): Promise<ServerDraft<PostDraftContent>> {
    const loaded = await loadPost(config, postId).catch((error: unknown) => {
      if (isMissing(error)) return newPost;
      throw error;
    });
    setCopy(loaded.copy);
    return toServerDraft(loaded);
  }
  const { session, state } = useSession<PostDraftContent>({
    text: { kind: 'post', ref: postId },
    calls: postCalls,
    start: toServerDraft(opened),
    load,
    parseContent: (stored) => z.safeParse(postFields, stored).data ?? null,
  });
  const fields = useMemo(() => z.parse(postFields, state.content), [state.content]);
  const isEditing = state.mode === 'editing';

  const hasChanges = state.text.hasChanges || (copy !== null && state.saveState !== 'saved');

  const [message, setMessage] = useState<string | null>(null);
  const [slugError, setSlugError] = useState<string | null>(null);
  const [busy, setBusy] = useState<PostStatus | null>(null);
  const pictures = useRef(new Map<unknown, Promise<boolean>>());

  // The URL contains the id once the post is saved.
  const isOnServer = state.version !== null || copy !== null;
  const tellSaved = useEffectEvent(() => onSaved(postId));
  useEffect(() => {
    if (isOnServer) tellSaved();
  }, [isOnServer]);

  const write = (part: Partial<PostFields>): void =>
    session.write({ ...session.getState().content, ...part });

  /** Removes the message about the slug once another one is typed. */
  function clearSlugError(): void {
    if (slugError === null) return;
    setSlugError(null);
    setMessage(null);
  }

  function writeTitle(title: string): void {
    // Links lead to a slug that was saved, and one that is being saved is as good as saved.
    const isSlugFree =
      (copy?.slug ?? '') === '' && busy === null && ['', toSlug(fields.title)].includes(fields.slug);
    const slug = isSlugFree ? toSlug(title) : fields.slug;
    if (slug !== fields.slug) clearSlugError();
    write({ title, slug });
  }

  function writeSlug(slug: string): void {
    clearSlugError();
    write({ slug });
  }

  function refuse({ status, message: reason, slugError: fault }: Refusal): Refusal['status'] {
    setSlugError(fault ?? null);
    setMessage(reason);
    if (status === 'logged-out') void session.saveLocally();
    return status;
  }

  /** Waits for the pictures that are being sent. False if one of them does not arrive. */
  async function hasPictures(): Promise<boolean> {
    const arrived = new Map<unknown, boolean>();
    while (pictures.current.size > 0) {
      setMessage(editorMessages.imageOnItsWay);
      for (const [place, arrival] of pictures.current) arrived.set(place, await arrival);
    }
    return [...arrived.values()].every(Boolean);
  }

  /** Saves wait for it, unless another one takes its place. */
  function awaitPicture(arrival: Promise<boolean>, place: unknown = arrival): void {
    pictures.current.set(place, arrival);
    void arrival.finally(() => {
      if (pictures.current.get(place) === arrival) pictures.current.delete(place);
    });
  }

  async function saveAs(status: PostStatus): Promise<Post | SaveOutcome> {
    if (!(await hasPictures())) return refuse({ status: 'failed', message: editorMessages.imageMissing });
    const fault = findSlugError(session.getState().content.slug.trim());
    if (fault !== null) return refuse({ status: 'slug', message: withCrossMark(fault), slugError: fault });
    // If this fails, the save fails as well, and says why.
    await session.flush();
    if (session.getState().mode !== 'editing') return 'read-only';
    const { content, token, finish } = session.startSave();
    const post = await savePostWith({
      config,
      id: postId,
      fields: z.parse(postFields, content),
      status,
      updatedAt: copy?.updatedAt ?? null,
      lock: token,
    });
    setCopy(post);
    const next = await load().catch(() => null);
    session.setText(next?.text ?? { state: toState(post), hasChanges: false });
    finish(next?.version ?? null, next?.savedAt ?? post.updatedAt);
    const good = status === 'PUBLISHED' ? editorMessages.published : editorMessages.saved;
    const isBack = status === 'DRAFT' && copy?.status === 'PUBLISHED';
    setMessage(isBack ? `${good} ${editorMessages.unpublished}` : good);
    return post;
  }

  async function run(status: PostStatus, act: () => Promise<Post | SaveOutcome>): Promise<SaveOutcome> {
    if (busy !== null || !isEditing) return 'read-only';
    setSlugError(null);
    setMessage(null);
    setBusy(status);
    try {
      const result = await act();
      return typeof result === 'string' ? result : 'saved';
    } catch (error) {
      // Somebody may have taken over.
      void session.beat();
      return refuse(refusalOf(error));
    } finally {
      setBusy(null);
    }
  }

  const save = (status: PostStatus): Promise<SaveOutcome> => run(status, () => saveAs(status));

  /** The last saved version is what opens. */
  const schedule = (local: string, zone: string): Promise<SaveOutcome> =>
    run('DRAFT', async () => {
      const post = copy === null || hasChanges ? await saveAs('DRAFT') : copy;
      if (typeof post === 'string') return post;
      const body = { local, zone, updatedAt: post.updatedAt, token: session.getLock().token };
      onScheduled(await callApi(schedulePost, { params: { postId }, body }));
      return post;
    });

  /** Its schedule has changed, and nothing of its text. */
  function onScheduled(post: Post): void {
    setCopy(post);
    session.setText({ state: toState(post) });
    setMessage(null);
  }

  // Once a save has succeeded, somebody is logged in again.
  const isLoggedInAgain = message === editorMessages.loggedOut && state.saveState === 'saved';

  return {
    postId,
    fields,
    sheet: { number: state.replacedCount, text: fields.content },
    /** As readers get it now or later; null if it was never saved as a post. */
    copy,
    state: state.text.state,
    hasChanges,
    review: state.text.review,
    session,
    sessionState: state,
    isEditing,
    message: isLoggedInAgain ? null : message,
    slugError,
    busy,
    save,
    write,
    writeTitle,
    writeSlug,
    awaitPicture,
    schedule,
    onScheduled,
    /** A revision as the editor writes it. */
    normalize: (draft: PostDraftContent): PostFields => fieldsOfDraft(draft, isOwnImage),
    /** Continues with another text, for example a revision. Links lead to the slug of today. */
    restore: (other: PostDraftContent): void => {
      const content = { ...other, slug: fields.slug };
      clearSlugError();
      session.restore(content);
    },
  };
}

export type PostEditing = ReturnType<typeof usePostEditing>;

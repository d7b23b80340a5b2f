import type { Post, PostDraftContent, PostStatus } from '@wayfare/contracts/calls/post';
import { postCalls } from '@wayfare/contracts/calls/post-drafts';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { findSlugError, toSlug } from '@wayfare/contracts/rules/slug';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { editorMessages } from '#app/editing/editor-messages.ts';
import type { ServerDraft } from '#app/editing/session/session-types.ts';
import { useSession } from '#app/editing/session/use-session.ts';
import { useMember } from '#app/member/member.tsx';
import { isMissing, type LoadedPost, loadPost, newPost, type OpenPost, toState } from './load-post.ts';
import {
  emptyFields,
  type PostFields,
  postFields,
  SaveError,
  savePostWith,
  toFields,
  toSaveError,
} from './post-fields.ts';

/** One post while it is edited: its fields, what the server has of it, and what became of each press of a button. */
export function usePostEditing({ postId, loaded: opened }: OpenPost, onSaved: (postId: string) => void) {
  const { config, pageData } = useMember();
  const [copy, setCopy] = useState(opened.copy);
  const toServerDraft = ({ draft, copy: post, lock, ...text }: LoadedPost): ServerDraft<PostDraftContent> => {
    const content = draft?.content ?? post;
    return {
      content: content === null ? emptyFields(pageData.today) : toFields(content),
      version: draft?.version ?? null,
      savedAt: draft?.savedAt ?? post?.updatedAt ?? null,
      lock,
      text: { state: text.state, hasChanges: text.hasChanges, warnings: [], review: text.review },
    };
  };
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

  const [message, setMessage] = useState<string | null>(null);
  const [isPublishedPageOpen, setIsPublishedPageOpen] = useState(false);
  const [slugError, setSlugError] = useState<string | null>(null);
  const [busy, setBusy] = useState<PostStatus | null>(null);
  const arrivals = useRef(new Set<Promise<boolean>>());

  // The URL contains the id once the post is saved.
  const isOnServer = state.version !== null || copy !== null;
  const tellSaved = useEffectEvent(() => onSaved(postId));
  useEffect(() => {
    if (isOnServer) tellSaved();
  }, [isOnServer]);

  // Once a save has succeeded, somebody is logged in again.
  const [savedAt, setSavedAt] = useState(state.savedAt);
  if (savedAt !== state.savedAt) {
    setSavedAt(state.savedAt);
    if (message === editorMessages.loggedOut) setMessage(null);
  }

  /** Another slug removes the message about the last one. */
  function write(part: Partial<PostFields>): void {
    const { content } = session.getState();
    if (slugError !== null && part.slug !== undefined && part.slug !== content.slug) {
      setSlugError(null);
      setMessage(null);
    }
    session.write({ ...content, ...part });
  }

  function writeTitle(title: string): void {
    // Links lead to a slug that was saved, and one that is being saved is as good as saved.
    const isSlugFree =
      (copy?.slug ?? '') === '' && busy === null && ['', toSlug(fields.title)].includes(fields.slug);
    write(isSlugFree ? { title, slug: toSlug(title) } : { title });
  }

  /** Saves wait for pictures that are being sent. `arrival` resolves to false if they do not arrive. */
  function awaitPictures(arrival: Promise<boolean>): void {
    arrivals.current.add(arrival);
    void arrival.finally(() => arrivals.current.delete(arrival));
  }

  async function requirePictures(): Promise<void> {
    while (arrivals.current.size > 0) {
      setMessage(editorMessages.imageOnItsWay);
      const outcomes = await Promise.all(arrivals.current);
      if (outcomes.includes(false)) throw new SaveError(editorMessages.imageMissing);
    }
  }

  async function saveAs(status: PostStatus): Promise<Post> {
    await requirePictures();
    const fault = findSlugError(session.getState().content.slug.trim());
    if (fault !== null) throw new SaveError(withCrossMark(fault), fault);
    // If this fails, the save fails as well, and says why.
    await session.flush();
    if (session.getState().mode !== 'editing') throw new SaveError(editorMessages.notEditing);
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
    const isBack = status === 'DRAFT' && copy?.status === 'PUBLISHED';
    const good = status === 'PUBLISHED' ? editorMessages.published : editorMessages.saved;
    const isFirst = status === 'PUBLISHED' && copy?.status !== 'PUBLISHED';
    setIsPublishedPageOpen(isFirst);
    if (!isFirst) setMessage(isBack ? `${good} ${editorMessages.unpublished}` : good);
    return post;
  }

  /** Resolves to null if it was done, or is refused for a slug, which its field says. Otherwise to the reason. */
  async function run(status: PostStatus, act: () => Promise<unknown>): Promise<string | null> {
    if (busy !== null) return editorMessages.stillSaving;
    if (!isEditing) return editorMessages.notEditing;
    setSlugError(null);
    setMessage(null);
    setIsPublishedPageOpen(false);
    setBusy(status);
    try {
      await act();
      return null;
    } catch (error) {
      const failure = toSaveError(error);
      setSlugError(failure.slugError);
      setMessage(failure.message);
      // Somebody may have taken over.
      void session.beat();
      return failure.slugError === null ? failure.message : null;
    } finally {
      setBusy(null);
    }
  }

  /** Its schedule has changed, and nothing of its text. */
  function onScheduled(post: Post): void {
    setCopy(post);
    session.setText({ state: toState(post) });
    setMessage(null);
    setIsPublishedPageOpen(false);
  }

  return {
    postId,
    fields,
    sheet: { number: state.replacedCount, text: fields.content },
    /** As readers get it now or later; null if it was never saved as a post. */
    copy,
    state: state.text.state,
    review: state.text.review,
    session,
    sessionState: state,
    isEditing,
    message,
    slugError,
    busy,
    /** After it was published or scheduled. Changes of a published post get a message instead. */
    isPublishedPageOpen,
    closePublishedPage: () => setIsPublishedPageOpen(false),
    save: (status: PostStatus) => run(status, () => saveAs(status)),
    write,
    writeTitle,
    awaitPictures,
    /** The last saved version is what opens. */
    schedule: (send: (post: Post, token: string) => Promise<Post>) =>
      run('DRAFT', async () => {
        onScheduled(await send(await saveAs('DRAFT'), session.getLock().token));
        setIsPublishedPageOpen(true);
      }),
    onScheduled,
    /** Continues with another text, for example a revision. Links lead to the slug of today. */
    restore: (content: PostDraftContent): void => session.restore({ ...content, slug: fields.slug }),
  };
}

export type PostEditing = ReturnType<typeof usePostEditing>;

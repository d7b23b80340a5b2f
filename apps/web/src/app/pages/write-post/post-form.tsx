import { maxPostLengths, type Post, type PostStatus } from '@wayfare/contracts/calls/post';
import { postCalls } from '@wayfare/contracts/calls/post-drafts';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toPlainLines } from '#app/editing/convert-paste.ts';
import { editorMessages } from '#app/editing/editor-messages.ts';
import { Frame, showInPanel } from '#app/editing/frame/frame.tsx';
import { SaveButtons } from '#app/editing/frame/save-buttons.tsx';
import { StateLine } from '#app/editing/session/state-line.tsx';
import type { TextHandle } from '#app/editing/view/text-editor.tsx';
import { useMember } from '#app/member/member.tsx';
import { goToLogin } from '#app/member/require-login.ts';
import { isOwnPicture } from '#app/reading/own-picture.ts';
import { blogPaths } from '#paths.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { clockTime } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { TextBox } from '#ui/text-field.tsx';
import { ContentEditor } from './content-editor.tsx';
import { FailedEditor } from './failed-editor.tsx';
import {
  DropDialog,
  PostHistory,
  PostPreview,
  PublishDialog,
  ReviewPart,
  TakeOffDialog,
} from './lazy-dialogs.ts';
import type { OpenPost } from './load-post.ts';
import type { Places } from './publish-dialog.tsx';
import { usePostEditing } from './use-post-editing.ts';
import { findWordlessPictures, openPicture } from './wordless-pictures.ts';

// Loads after the text editor.
const PostPanel = lazyComponent(() => import('./post-panel.tsx').then((part) => part.PostPanel));

interface PostFormProps {
  opened: OpenPost;
  onSaved: (postId: string) => void;
}

type OpenDialog = 'publish' | 'schedule' | 'take-off' | 'drop' | 'history' | 'compare' | 'preview';

export function PostForm({ opened, onSaved }: PostFormProps) {
  const { callApi, config } = useMember();
  const isOwnImage = useMemo(() => (src: string) => isOwnPicture(config, src), [config]);
  const editing = usePostEditing(opened, isOwnImage, onSaved);
  const { fields, write, copy, postId, review, state, session, message, slugError } = editing;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const slug = useRef<HTMLInputElement>(null);
  const heroAlt = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const content = useRef<TextHandle>(null);
  const notices = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLOutputElement>(null);
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  const wordless = useMemo(() => findWordlessPictures(fields), [fields]);
  const text = useMemo(() => `${fields.title} ${fields.content.replaceAll(/<[^<>]*>/g, ' ')}`, [fields]);
  const close = () => setDialog(null);
  // Runs only on mount: the previous page may be scrolled down, but the first save must not scroll.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  useEffect(() => {
    if (slugError !== null && dialog === null && slug.current !== null) showInPanel(slug.current);
  }, [slugError, dialog]);

  const places: Places = {
    title: () => heading.current?.querySelector('textarea')?.focus(),
    text: () => content.current?.view?.focus(),
    picture: (at) => {
      if (at !== 'hero') openPicture(content.current, at);
      else if (heroAlt.current !== null) showInPanel(heroAlt.current);
    },
    address: () => slug.current && showInPanel(slug.current),
    review: () => notices.current?.querySelector<HTMLElement>('.review-part button')?.focus(),
  };

  async function save(status: PostStatus) {
    content.current?.flush();
    const outcome = await editing.save(status);
    if (outcome === 'failed' || outcome === 'logged-out') line.current?.focus();
  }

  /** A published post is published again without questions, unless something is missing. */
  function publish() {
    content.current?.flush();
    const isComplete = wordless.length === 0 && (review === undefined || review.canApprove);
    if (state === 'published' && isComplete) void save('PUBLISHED');
    else setDialog('publish');
  }

  return (
    <Frame
      about="This post"
      state={
        <StateLine
          opensAt={copy && toOpening(copy)}
          session={editing.sessionState}
          onPublish={() => (state === 'scheduled' ? void save('DRAFT') : publish())}
          onDrop={() => setDialog('drop')}
          onCompare={() => setDialog('compare')}
          onTakeOver={() => void session.takeOver()}
          onRetry={session.retry}
        />
      }
      viewer={editing.sessionState.viewer}
      text={text}
      onPreview={() => setDialog('preview')}
      onHistory={() => setDialog('history')}
      buttons={
        <SaveButtons
          busy={editing.busy && (editing.busy === 'DRAFT' ? 'save' : 'publish')}
          isDisabled={!editing.isEditing}
          onSaveDraft={() => (state === 'published' ? setDialog('take-off') : void save('DRAFT'))}
          onPublish={publish}
        />
      }
      panel={
        <Suspense>
          <PostPanel
            editing={editing}
            slugRef={slug}
            heroAltRef={heroAlt}
            onSchedule={() => setDialog('schedule')}
            onHistory={() => setDialog('history')}
          />
        </Suspense>
      }
      notices={
        <div className="frame-notices" ref={notices}>
          <div className="frame-message">
            <StatusLine message={message} ref={line} />
            {message === editorMessages.loggedOut && (
              <button
                className="quiet"
                type="button"
                onClick={() => void session.saveLocally().then(goToLogin)}
              >
                Log in, and come back to these words
              </button>
            )}
            {message !== null && state === 'published' && copy && (
              <Link to={blogPaths.post(copy.slug)}>See the post</Link>
            )}
          </div>
          {review && (
            <Suspense>
              <ReviewPart
                kind="post"
                textRef={postId}
                session={session}
                review={review}
                hasNews={state !== 'published' || editing.hasChanges}
              />
            </Suspense>
          )}
        </div>
      }
    >
      <h1 className="vh">{copy === null ? 'New post' : 'Edit post'}</h1>
      <div className="text-editor">
        <div className="over-sheet" inert={!editing.isEditing} ref={setToolsPlace} />
        <div className="frame-heading" ref={heading}>
          <TextBox
            aria-label="Title"
            placeholder="Title"
            rows={1}
            convertPaste={toPlainLines}
            maxLength={maxPostLengths.title}
            disabled={!editing.isEditing}
            value={fields.title}
            onText={(title) => editing.writeTitle(title.replaceAll('\n', ' '))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              places.text();
            }}
          />
          <TextBox
            aria-label="Excerpt"
            placeholder="A line under the title: the excerpt on the blog page"
            rows={1}
            convertPaste={toPlainLines}
            maxLength={maxPostLengths.excerpt}
            disabled={!editing.isEditing}
            value={fields.excerpt}
            onText={(excerpt) => write({ excerpt })}
          />
        </div>
        <ErrorBoundary renderFallback={(again) => <FailedEditor html={fields.content} onAgain={again} />}>
          <ContentEditor
            sheet={editing.sheet}
            toolsPlace={toolsPlace}
            isEditable={editing.isEditing}
            isReviewed={review !== undefined}
            isOwnImage={isOwnImage}
            onWritten={(html) => write({ content: html })}
            onSending={editing.awaitPicture}
            ref={content}
          />
        </ErrorBoundary>
      </div>
      <Suspense>
        {(dialog === 'history' || dialog === 'compare') && (
          <PostHistory editing={editing} isComparing={dialog === 'compare'} onClose={close} />
        )}
        {dialog === 'drop' && (
          <DropDialog
            session={session}
            drop={(token) => callApi(postCalls.deleteDraft, { params: { ref: postId }, query: { token } })}
            onClose={close}
          />
        )}
        {dialog === 'preview' && (
          <PostPreview post={fields} status={copy?.status ?? 'DRAFT'} onClose={close} />
        )}
        {(dialog === 'publish' || dialog === 'schedule') && (
          <PublishDialog
            editing={editing}
            wordless={wordless}
            places={places}
            isLater={dialog === 'schedule'}
            onClose={close}
          />
        )}
        {dialog === 'take-off' && (
          <TakeOffDialog name="post" onTakeOff={() => void save('DRAFT')} onClose={close} />
        )}
      </Suspense>
    </Frame>
  );
}

const toOpening = ({ publishAt, updatedAt }: Post): string => clockTime(publishAt ?? updatedAt, 'day');

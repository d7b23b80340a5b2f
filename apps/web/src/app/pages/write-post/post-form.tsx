import { maxPostLengths, type Post, type PostStatus } from '@wayfare/contracts/calls/post';
import { estimateReadingMinutes, formatMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { editorMessages } from '#app/editing/editor-messages.ts';
import { Frame } from '#app/editing/frame/frame.tsx';
import type { TextHandle } from '#app/editing/view/text-editor.tsx';
import { formatWordCount, wordsIn } from '#app/editing/words-in.ts';
import { goToLogin } from '#app/member/require-login.ts';
import { GonePost } from '#app/reading/post-unavailable.tsx';
import { blogPaths } from '#paths.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { clockTime } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { QuietButton } from '#ui/link-button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { TextBox } from '#ui/text-field.tsx';
import { ContentEditor } from './content-editor.tsx';
import type { PostDialogName } from './dialogs.tsx';
import { FailedEditor } from './failed-editor.tsx';
import type { OpenPost } from './load-post.ts';
import { usePostEditing } from './use-post-editing.ts';
import { findWordlessPictures } from './wordless-pictures.ts';

// Loads after the text editor.
const PostPanel = lazyComponent(() => import('./post-panel.tsx').then((part) => part.PostPanel));
const PostDialog = lazyComponent(() => import('./dialogs.tsx').then((part) => part.PostDialog));

interface PostFormProps {
  opened: OpenPost;
  onSaved: (postId: string) => void;
}

export function PostForm({ opened, onSaved }: PostFormProps) {
  const editing = usePostEditing(opened, onSaved);
  const { fields, write, copy, postId, review, state, session, message } = editing;
  const [dialog, setDialog] = useState<PostDialogName | null>(null);
  // Somebody else may have taken over, and taken it off the site.
  const isOut = editing.isEditing && (state === 'published' || state === 'scheduled');
  const shownDialog = dialog ?? (editing.isPublishedPageOpen && isOut ? 'published' : null);
  const content = useRef<TextHandle>(null);
  const line = useRef<HTMLOutputElement>(null);
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  const wordless = useMemo(() => findWordlessPictures(fields), [fields]);
  const text = useMemo(() => `${fields.title} ${fields.content.replaceAll(/<[^<>]*>/g, ' ')}`, [fields]);
  // Runs only on mount: the previous page may be scrolled down, but the first save must not scroll.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);

  /** In place of the page after publishing. */
  function open(name: PostDialogName) {
    editing.closePublishedPage();
    setDialog(name);
  }

  async function save(status: PostStatus) {
    content.current?.flush();
    if ((await editing.save(status)) !== null) line.current?.focus();
  }

  /** A published post is published again without questions, unless something is missing. */
  function publish() {
    content.current?.flush();
    const isComplete = wordless.length === 0 && (review === undefined || review.canApprove);
    if (state === 'published' && isComplete) void save('PUBLISHED');
    else open('publish');
  }

  // Somebody else deleted it.
  if (state === 'bin') return <GonePost />;
  return (
    <Frame
      kind="post"
      textRef={postId}
      session={session}
      state={editing.sessionState}
      about="This post"
      opensAt={copy && toOpening(copy)}
      busy={editing.busy && (editing.busy === 'DRAFT' ? 'save' : 'publish')}
      onOpen={open}
      onSaveDraft={() => (state === 'published' ? open('take-off') : void save('DRAFT'))}
      onPublish={publish}
      onPublishChanges={() => (state === 'scheduled' ? void save('DRAFT') : publish())}
      message={
        <>
          <StatusLine message={message} ref={line} />
          {message === editorMessages.loggedOut && (
            <QuietButton onClick={() => void session.saveLocally().then(goToLogin)}>
              Log in, and come back to these words
            </QuietButton>
          )}
          {message !== null && state === 'published' && copy && (
            <Link to={blogPaths.post(copy.slug)}>See the post</Link>
          )}
        </>
      }
      panel={
        <Suspense>
          <PostPanel editing={editing} isCovered={dialog !== null} onOpen={setDialog} />
        </Suspense>
      }
      dialog={
        shownDialog !== null && (
          <PostDialog
            name={shownDialog}
            editing={editing}
            wordless={wordless}
            content={content}
            onOpen={setDialog}
            onTakeOff={() => void save('DRAFT')}
            onClose={dialog === null ? editing.closePublishedPage : () => setDialog(null)}
          />
        )
      }
    >
      <h1 className="vh">{copy === null ? 'New post' : 'Edit post'}</h1>
      <div className="text-editor">
        <div className="over-sheet" inert={!editing.isEditing} ref={setToolsPlace} />
        <div className="frame-heading">
          <TextBox
            aria-label="Title"
            placeholder="Title"
            rows={1}
            maxLength={maxPostLengths.title}
            disabled={!editing.isEditing}
            value={fields.title}
            onText={(title) => editing.writeTitle(title.replaceAll('\n', ' '))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              content.current?.view?.focus();
            }}
          />
          <TextBox
            aria-label="Excerpt"
            placeholder="A line under the title: the excerpt on the blog page"
            rows={1}
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
            onWritten={(html) => write({ content: html })}
            onSending={editing.awaitPictures}
            ref={content}
          />
        </ErrorBoundary>
        <p className="hint">
          {formatWordCount(wordsIn(text))}. About {formatMinutes(estimateReadingMinutes(text))}.
        </p>
      </div>
    </Frame>
  );
}

const toOpening = ({ publishAt, updatedAt }: Post): string => clockTime(publishAt ?? updatedAt, 'day');

import { sendPostHeartbeat } from '@wayfare/contracts/calls/open-editors';
import type { PostStatus } from '@wayfare/contracts/calls/post';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { openPanelAround, PageAndPanel } from '#app/editing/page-and-panel.tsx';
import { StateLine } from '#app/editing/state-line.tsx';
import { useOthersHere } from '#app/editing/use-others-here.ts';
import { useMember } from '#app/member/member.tsx';
import { goToLogin } from '#app/member/require-login.ts';
import { isOwnPicture } from '#app/reading/own-picture.ts';
import { withReviewState } from '#app/reading/review-state-text.ts';
import { blogPaths } from '#paths.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { ContentEditor, type ContentHandle } from './content-editor.tsx';
import { FailedEditor } from './failed-editor.tsx';
import { Notes, PostConflict, PostHistory, PreviewDialog, ReviewPart } from './lazy-dialogs.ts';
import { TitleField } from './title-field.tsx';
import { Unpublish } from './unpublish.tsx';
import { type Missing, useAskingForWords } from './use-asking-for-words.tsx';
import { type Opened, type PostEditing, usePostEditing } from './use-post-editing.ts';
import { useWordlessPictures } from './use-wordless-pictures.ts';

// Loads after the text editor.
const PostPanel = lazyComponent(() => import('./post-panel.tsx').then((part) => part.PostPanel));

interface PostFormProps {
  /** Null for a new post. */
  opened: Opened | null;
  onMade: (postId: string) => void;
}

export function PostForm({ opened, onMade }: PostFormProps) {
  const { config, callApi } = useMember();
  const isOwnImage = useMemo(() => (src: string) => isOwnPicture(config, src), [config]);
  const editing = usePostEditing(opened, isOwnImage, onMade);
  const { fields, sheet, write, savedPost, theirs, draft } = editing;
  const { postId } = editing;
  const others = useOthersHere(async () => (await callApi(sendPostHeartbeat, { params: { postId } })).others);
  const slug = useRef<HTMLInputElement>(null);
  // Runs only on mount: the previous page may be scrolled down, but the first save must not scroll.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const content = useRef<ContentHandle>(null);
  const heroAlt = useRef<HTMLInputElement>(null);
  const wordless = useWordlessPictures(fields, isOwnImage);
  const missing: Missing = {
    pictures: wordless,
    onOpen: (at) => {
      if (at !== 'hero') content.current?.openFigure(at);
      else if (heroAlt.current !== null) lookAt(heroAlt.current);
    },
    onHeroIsDecoration: () => write({ heroIsDecoration: true }),
  };
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  useEffect(() => {
    if (editing.slugError !== null && slug.current !== null) lookAt(slug.current);
  }, [editing.slugError]);

  return (
    <>
      <PageAndPanel
        about="This post"
        opener="This post"
        panel={
          <Suspense>
            <PostPanel editing={editing} missing={missing} slugRef={slug} heroAltRef={heroAlt} />
          </Suspense>
        }
      >
        {(opener) => (
          <div className="writing written-here">
            <div className="writing-head">
              <h1>{savedPost === null ? 'New post' : 'Edit post'}</h1>
              <StateLine
                {...withReviewState(stateOfPost(editing), draft.facts.review?.state)}
                draft={draft}
                others={others}
              />
            </div>
            <Finish
              editing={editing}
              opener={opener}
              missing={missing}
              onFinish={() => content.current?.flush()}
              onPreview={() => setIsPreviewed(true)}
              onHistory={() => setIsHistoryOpen(true)}
            />
            {draft.facts.review && (
              <Suspense>
                <ReviewPart
                  review={draft.facts.review}
                  hasNews={editing.status !== 'PUBLISHED' || editing.isUnsaved}
                  text={{ kind: 'post', ...editing, savedAt: savedPost?.updatedAt }}
                />
              </Suspense>
            )}
            {theirs !== null && (
              <Suspense>
                <PostConflict editing={editing} />
              </Suspense>
            )}
            <div aria-live="polite">
              <Suspense>
                {(editing.comeBack !== null || editing.aside !== null) && <Notes editing={editing} />}
              </Suspense>
            </div>
            <TitleField editing={editing} />
            <ErrorBoundary renderFallback={(again) => <FailedEditor html={fields.content} onAgain={again} />}>
              <ContentEditor
                sheet={sheet}
                isOwnImage={isOwnImage}
                onWritten={(content) => write({ content })}
                onSending={editing.awaitPicture}
                ref={content}
              />
            </ErrorBoundary>
          </div>
        )}
      </PageAndPanel>
      <Suspense>
        {isHistoryOpen && (
          <PostHistory
            postId={postId}
            isSaved={savedPost !== null}
            now={fields}
            onRestore={editing.restore}
            onClose={() => setIsHistoryOpen(false)}
          />
        )}
        {isPreviewed && (
          <PreviewDialog
            title="As readers will see it"
            post={fields}
            status={editing.status ?? 'DRAFT'}
            onClose={() => setIsPreviewed(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function lookAt(field: HTMLElement): void {
  openPanelAround(field);
  field.focus();
}

function stateOfPost({ status, isUnsaved, savedPost }: PostEditing) {
  if (status === null) return { state: 'missing', words: 'New' } as const;
  if (savedPost?.publishAt !== undefined) return { state: 'scheduled', words: 'Scheduled' } as const;
  if (status === 'DRAFT') return { state: 'draft', words: 'Draft' } as const;
  const words = isUnsaved ? 'Published, with changes that are not published' : 'Published';
  return { state: 'published', words } as const;
}

interface FinishProps {
  editing: PostEditing;
  /** The button that opens the side panel on small screens. */
  opener: ReactNode;
  missing: Missing;
  /** Flushes the pending input of the text editor. */
  onFinish: () => void;
  onPreview: () => void;
  onHistory: () => void;
}

function Finish({ editing, opener, missing, onFinish, onPreview, onHistory }: FinishProps) {
  const { said, busy, status, save, savedPost } = editing;
  const line = useRef<HTMLOutputElement>(null);
  const { holds, request } = useAskingForWords(missing);
  function leaveToLogIn() {
    editing.keep();
    goToLogin();
  }
  async function finish(wanted: PostStatus) {
    onFinish();
    if (holds(wanted === 'PUBLISHED')) return;
    const outcome = await save(wanted);
    if (outcome === 'failed' || outcome === 'logged-out') line.current?.focus();
  }
  return (
    <div className="finish">
      {request}
      <StatusLine message={said?.message ?? null} ref={line} />
      {said?.isLoggedOut && (
        <p>
          <button className="quiet" type="button" onClick={leaveToLogIn}>
            Log in, and come back to these words
          </button>
        </p>
      )}
      <div className="row">
        <SaveButton name="Publish" isBusy={busy === 'PUBLISHED'} onPress={() => void finish('PUBLISHED')} />
        <SaveButton
          name="Save Draft"
          isBusy={busy === 'DRAFT'}
          onPress={() => void finish('DRAFT')}
          isQuiet
        />
        <button className="quiet" type="button" onClick={onPreview}>
          Preview
        </button>
        <button className="quiet" type="button" onClick={onHistory}>
          History
        </button>
        {opener}
        {status === 'PUBLISHED' && <Unpublish onUnpublish={() => void finish('DRAFT')} />}
        {savedPost && <Link to={blogPaths.post(savedPost.slug)}>See the post</Link>}
      </div>
    </div>
  );
}

interface SaveButtonProps {
  name: string;
  isBusy: boolean;
  isQuiet?: boolean;
  onPress: () => void;
}

/** `type="button"`, so that Enter in a field triggers neither of the two buttons. */
const SaveButton = ({ name, isBusy, isQuiet = false, onPress }: SaveButtonProps) => (
  <button
    className={isQuiet ? 'btn outlined' : 'btn'}
    type="button"
    aria-disabled={isBusy ? true : undefined}
    aria-label={isBusy ? 'Saving...' : name}
    aria-busy={isBusy ? true : undefined}
    onClick={onPress}
  >
    <span className="button-labels">
      <span className={isBusy ? 'hidden-label' : undefined}>{name}</span>
      <span className={isBusy ? undefined : 'hidden-label'}>Saving...</span>
    </span>
  </button>
);

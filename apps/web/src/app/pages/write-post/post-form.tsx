import type { Post, PostStatus } from '@wayfare/contracts/calls/post';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { openPanelAround, PageAndPanel } from '#app/editing/page-and-panel.tsx';
import { StateLine } from '#app/editing/session/state-line.tsx';
import { useMember } from '#app/member/member.tsx';
import { goToLogin } from '#app/member/require-login.ts';
import { isOwnPicture } from '#app/reading/own-picture.ts';
import { blogPaths } from '#paths.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { clockTime } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { ContentEditor, type ContentHandle } from './content-editor.tsx';
import { FailedEditor } from './failed-editor.tsx';
import { PostHistory, PreviewDialog, ReviewPart, TakeOffDialog } from './lazy-dialogs.ts';
import type { OpenPost } from './post-editor.tsx';
import { TitleField } from './title-field.tsx';
import { type Missing, useAskingForWords } from './use-asking-for-words.tsx';
import { type PostEditing, usePostEditing } from './use-post-editing.ts';
import { useWordlessPictures } from './use-wordless-pictures.ts';

// Loads after the text editor.
const PostPanel = lazyComponent(() => import('./post-panel.tsx').then((part) => part.PostPanel));

interface PostFormProps {
  opened: OpenPost;
  onSaved: (postId: string) => void;
}

export function PostForm({ opened, onSaved }: PostFormProps) {
  const { config } = useMember();
  const isOwnImage = useMemo(() => (src: string) => isOwnPicture(config, src), [config]);
  const editing = usePostEditing(opened, isOwnImage, onSaved);
  const { fields, sheet, write, copy, postId, review } = editing;
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
              <h1>{copy === null ? 'New post' : 'Edit post'}</h1>
            </div>
            <Finish
              editing={editing}
              opener={opener}
              missing={missing}
              onFinish={() => content.current?.flush()}
              onPreview={() => setIsPreviewed(true)}
              onHistory={() => setIsHistoryOpen(true)}
            />
            {review && (
              <Suspense>
                <ReviewPart
                  review={review}
                  hasNews={editing.state !== 'published' || editing.hasChanges}
                  text={{
                    kind: 'post',
                    ref: postId,
                    save: editing.saveForReview,
                    onReview: editing.setReview,
                    onChanged: () => void editing.session.beat(),
                  }}
                />
              </Suspense>
            )}
            <TitleField editing={editing} />
            <ErrorBoundary renderFallback={(again) => <FailedEditor html={fields.content} onAgain={again} />}>
              <ContentEditor
                sheet={sheet}
                isEditable={editing.isEditing}
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
            now={fields}
            onRestore={editing.restore}
            onClose={() => setIsHistoryOpen(false)}
          />
        )}
        {isPreviewed && (
          <PreviewDialog
            title="As readers will see it"
            post={fields}
            status={copy?.status ?? 'DRAFT'}
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
  const { message, busy, state, copy, session, sessionState } = editing;
  const [isTakeOffAsked, setIsTakeOffAsked] = useState(false);
  const line = useRef<HTMLOutputElement>(null);
  const { holds, request } = useAskingForWords(missing);
  const { viewer } = sessionState;
  function leaveToLogIn() {
    void session.saveLocally().then(goToLogin);
  }
  async function save(status: PostStatus) {
    onFinish();
    if (holds(status === 'PUBLISHED')) return;
    const outcome = await editing.save(status);
    if (outcome === 'failed' || outcome === 'logged-out') line.current?.focus();
  }
  return (
    <div className="finish">
      <StateLine
        opensAt={copy && toOpening(copy)}
        session={sessionState}
        onPublish={() => void save(state === 'scheduled' ? 'DRAFT' : 'PUBLISHED')}
        onCompare={onHistory}
        onTakeOver={() => void session.takeOver()}
        onRetry={session.retry}
      />
      {viewer !== null && <p className="soft">{viewer.name} is reading</p>}
      {request}
      <StatusLine message={message?.text ?? null} ref={line} />
      {message?.isLoggedOut && (
        <p>
          <button className="quiet" type="button" onClick={leaveToLogIn}>
            Log in, and come back to these words
          </button>
        </p>
      )}
      <div className="row">
        <SaveButton
          name="Publish"
          isBusy={busy === 'PUBLISHED'}
          isDisabled={!editing.isEditing}
          onPress={() => void save('PUBLISHED')}
        />
        <SaveButton
          name="Save Draft"
          isBusy={busy === 'DRAFT'}
          isDisabled={!editing.isEditing}
          onPress={() => (state === 'published' ? setIsTakeOffAsked(true) : void save('DRAFT'))}
          isQuiet
        />
        <button className="quiet" type="button" onClick={onPreview}>
          Preview
        </button>
        <button className="quiet" type="button" onClick={onHistory}>
          History
        </button>
        {opener}
        {copy && <Link to={blogPaths.post(copy.slug)}>See the post</Link>}
      </div>
      <Suspense>
        {isTakeOffAsked && (
          <TakeOffDialog
            name="post"
            onTakeOff={() => void save('DRAFT')}
            onClose={() => setIsTakeOffAsked(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

const toOpening = ({ publishAt, updatedAt }: Post): string => clockTime(publishAt ?? updatedAt, 'day');

interface SaveButtonProps {
  name: string;
  isBusy: boolean;
  isDisabled: boolean;
  isQuiet?: boolean;
  onPress: () => void;
}

/** `type="button"`, so that Enter in a field triggers neither of the two buttons. */
const SaveButton = ({ name, isBusy, isDisabled, isQuiet = false, onPress }: SaveButtonProps) => (
  <button
    className={isQuiet ? 'btn outlined' : 'btn'}
    type="button"
    aria-disabled={isBusy || isDisabled ? true : undefined}
    aria-label={isBusy ? 'Saving...' : name}
    aria-busy={isBusy ? true : undefined}
    onClick={isDisabled ? undefined : onPress}
  >
    <span className="button-labels">
      <span className={isBusy ? 'hidden-label' : undefined}>{name}</span>
      <span className={isBusy ? undefined : 'hidden-label'}>Saving...</span>
    </span>
  </button>
);

import type { PostDetail } from '@wayfare/contracts/calls/post';
import { canEditPosts } from '@wayfare/contracts/rules/policies';
import { Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { useFocusOnNavigation, usePageTitle } from '#app/member/page-hooks.ts';
import type { Query } from '#app/member/use-query.ts';
import { BookmarkButton } from '#app/reading/bookmark-button.tsx';
import { PostUnavailable } from '#app/reading/post-unavailable.tsx';
import { PostView } from '#app/reading/post-view.tsx';
import { blogPaths } from '#paths.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { PostAside } from './post-aside.tsx';

const PageNotes = lazyComponent(() => import('#app/reading/page-notes.tsx').then((part) => part.PageNotes));

interface PostPageProps extends Pick<Query<PostDetail>, 'state' | 'retry'> {
  slug: string;
}

export function PostPage({ slug, state, retry }: PostPageProps) {
  usePageTitle(state.status === 'success' ? state.data.title : null);
  if (state.status === 'loading') return <Skeleton />;
  return state.status === 'success' ? (
    <LoadedPost key={slug} post={state.data} />
  ) : (
    <PostUnavailable error={state.error} isForReader onRetry={retry} />
  );
}

function LoadedPost({ post }: { post: PostDetail }) {
  const isAdmin = canEditPosts(useMember().person);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useFocusOnNavigation(heading);
  return (
    <>
      <PostView
        post={post}
        heading={
          <h1 tabIndex={-1} ref={heading}>
            {post.title}
          </h1>
        }
        aside={
          <PostAside
            post={post}
            bookmark={<BookmarkButton text={{ kind: 'post', ref: post.id }} />}
            isEditable={isAdmin}
            Link={Link}
          />
        }
        text={text}
        after={
          <Suspense>
            <PageNotes of={{ kind: 'post', ref: post.id }} section={text} text={post.content} />
          </Suspense>
        }
      />
      <PostNavigation post={post} />
    </>
  );
}

function PostNavigation({ post: { previous, next } }: { post: Pick<PostDetail, 'previous' | 'next'> }) {
  if (previous === null && next === null) return null;
  return (
    <nav className="neighbors" aria-label="Other posts">
      {previous && (
        <Link to={blogPaths.post(previous.slug)} rel="prev">
          <span className="soft">Previous</span>
          <strong>{previous.title}</strong>
        </Link>
      )}
      {next && (
        <Link className="next" to={blogPaths.post(next.slug)} rel="next">
          <span className="soft">Next</span>
          <strong>{next.title}</strong>
        </Link>
      )}
    </nav>
  );
}

const Skeleton = () => (
  <div className="essay skeleton" aria-busy="true">
    <p className="vh">Opening the post...</p>
    <span />
    <span />
    <span className="skeleton-plate" />
  </div>
);

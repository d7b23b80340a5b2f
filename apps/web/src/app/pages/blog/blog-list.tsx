import type { ListedPost, PostStatus } from '@wayfare/contracts/calls/post';
import { canEditPosts } from '@wayfare/contracts/rules/policies';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LoadError } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { usePageTitle } from '#app/member/page-hooks.ts';
import { blogMessages } from '#app/reading/post-unavailable.tsx';
import { blogPaths, paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { Segments } from '#ui/segments.tsx';
import { PostCard } from './post-card.tsx';
import type { Posts } from './use-posts.ts';

/** Sorted. */
const listCategories = (posts: readonly Pick<ListedPost, 'category'>[]): string[] =>
  [...new Set(posts.map(({ category }) => category))]
    .filter((category) => category !== '')
    .toSorted((a, b) => a.localeCompare(b));

interface CategoriesProps {
  categories: readonly string[];
  /** Null for all. */
  chosen: string | null;
}

function Categories({ categories, chosen }: CategoriesProps) {
  if (categories.length < 2 && chosen === null) return null;
  return (
    <nav className="categories" aria-label="Categories">
      {[null, ...categories].map((category) => (
        <Link
          key={category ?? ''}
          to={category === null ? blogPaths.list : blogPaths.category(category)}
          aria-current={category === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {category ?? 'All'}
        </Link>
      ))}
    </nav>
  );
}

const names = { PUBLISHED: 'Published', DRAFT: 'Drafts' } as const satisfies Record<PostStatus, string>;
const statuses = ['PUBLISHED', 'DRAFT'] as const satisfies readonly PostStatus[];

const Bin = lazyComponent(() => import('./bin.tsx').then((part) => part.Bin));
const Texts = lazyComponent(() => import('./text-list.tsx').then((part) => part.Texts));

export function BlogList(posts: Posts) {
  const isAdmin = canEditPosts(useMember().person);
  const [search, setSearch] = useSearchParams();
  const view = isAdmin ? search.get('view') : null;
  const status: PostStatus = view === 'drafts' || view === 'bin' ? 'DRAFT' : 'PUBLISHED';
  usePageTitle('The blog');
  return (
    <div className="blog">
      <div className="blog-head columns">
        <h1>The blog</h1>
        {isAdmin ? (
          <div className="row">
            <fieldset>
              <legend className="vh">Which posts</legend>
              <Segments
                name="post-status"
                options={statuses}
                value={status}
                onChange={(chosen) => setSearch(chosen === 'DRAFT' ? { view: 'drafts' } : {})}
                label={(each) => names[each]}
              />
            </fieldset>
            {view === 'drafts' && <Link to={blogPaths.bin}>Bin</Link>}
            {view === 'bin' && <Link to={blogPaths.drafts}>All drafts</Link>}
            <Link to={paths.pictures}>Pictures</Link>
            <Link className="btn" to={blogPaths.newPost}>
              New Post
            </Link>
          </div>
        ) : (
          <p className="lead">
            Longer than a morning. Essays on the four virtues and the reading of Scripture.
          </p>
        )}
      </div>
      <Suspense>
        {view === 'drafts' && <Texts />}
        {view === 'bin' && <Bin />}
      </Suspense>
      {status === 'PUBLISHED' && (
        <PostGrid posts={posts} category={search.get('category')} isEditable={isAdmin} />
      )}
    </div>
  );
}

interface PostGridProps {
  posts: Posts;
  category: string | null;
  isEditable: boolean;
}

function PostGrid({ posts: { state, isLoadingMore, retry, loadMore }, category, isEditable }: PostGridProps) {
  if (state.status === 'loading') return <CardSkeletons />;
  if (state.status === 'error')
    return <LoadError onRetry={retry}>{blogMessages.failed(state.error)}</LoadError>;
  const { posts, next } = state.data;
  // Another blog service may send drafts, too.
  const inView = posts.filter(({ status }) => status === 'PUBLISHED');
  const shown = category === null ? inView : inView.filter((post) => post.category === category);
  return (
    <>
      <Categories categories={listCategories(inView)} chosen={category} />
      <output className="vh">{formatCount(shown.length)}</output>
      {shown.length === 0 ? (
        <p className="lead">{blogMessages.none}</p>
      ) : (
        <div className="posts">
          {shown.map((post, index) => (
            <PostCard key={post.id} post={post} isFirst={index === 0} isEditable={isEditable} />
          ))}
        </div>
      )}
      {next !== null && (
        <Button onClick={loadMore} isBusy={isLoadingMore} busyText="Looking...">
          Earlier posts
        </Button>
      )}
    </>
  );
}

const formatCount = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'post' : 'posts'}`;

const skeletonKeys = ['first', 'second', 'third'];

function CardSkeletons() {
  return (
    <div className="posts" aria-busy="true">
      <p className="vh">Looking for the posts...</p>
      {skeletonKeys.map((place, index) => (
        <div key={place} className={index === 0 ? 'post first skeleton' : 'post skeleton'} aria-hidden="true">
          <span className="skeleton-plate" />
          <div className="post-text">
            <span />
            <span />
          </div>
        </div>
      ))}
    </div>
  );
}

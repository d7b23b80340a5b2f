import { readPost } from '@wayfare/contracts/calls/blog';
import { findSlugError } from '@wayfare/contracts/rules/slug';
import { Suspense, useEffect, useState } from 'react';
import { type RouteObject, useNavigate, useParams } from 'react-router';
import { withFreshToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { useMember } from '#app/member/member.tsx';
import { clearPrefetched, getPrefetched, takePrefetched } from '#app/member/prefetch.ts';
import { useQuery } from '#app/member/use-query.ts';
import { blogPaths, paths } from '#paths.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import type { PostPage } from './post-page.tsx';
import { usePosts } from './use-posts.ts';

// Each page's code is loaded on demand; its data is requested in parallel.
const BlogList = lazyComponent(() => import('./blog-list.tsx').then(({ BlogList }) => BlogList));
const LazyPostPage = lazyComponent(() => import('./post-page.tsx').then(({ PostPage }) => PostPage));

let LoadedPostPage: typeof PostPage | null = null;

/** Loads the code before the first render, so that it can replace the text of shell/early-post.tsx at once. */
export async function loadPostPage(): Promise<void> {
  ({ PostPage: LoadedPostPage } = await import('./post-page.tsx'));
}

function BlogListPage() {
  const posts = usePosts();
  return (
    <Suspense>
      <BlogList {...posts} />
    </Suspense>
  );
}

function PostRoute() {
  const { config, person } = useMember();
  const { slug = '' } = useParams();
  const [Page] = useState(() => LoadedPostPage ?? LazyPostPage);
  const input = { params: { slug } };
  const query = useQuery(
    slug,
    () =>
      takePrefetched(person, readPost, input, () =>
        withFreshToken(config, (token) => call(readPost, input, { config, token })),
      ),
    { initialData: getPrefetched(person, readPost, input) },
  );
  // It may be changed before it is read again.
  useEffect(() => {
    return clearPrefetched;
  }, []);
  const navigate = useNavigate();
  const currentSlug = query.state.status === 'success' ? query.state.data.slug : slug;
  // The address has a former slug.
  useEffect(() => {
    if (currentSlug !== slug && findSlugError(currentSlug) === null)
      void navigate(blogPaths.post(currentSlug), { replace: true });
  }, [slug, currentSlug, navigate]);
  return (
    <Suspense>
      <Page slug={slug} {...query} />
    </Suspense>
  );
}

export const blogRoutes: RouteObject[] = [
  { path: paths.blog, element: <BlogListPage /> },
  { path: `${paths.blog}/:slug`, element: <PostRoute /> },
];

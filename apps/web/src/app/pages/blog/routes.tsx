import { readPost } from '@wayfare/contracts/calls/blog';
import { findSlugError } from '@wayfare/contracts/rules/slug';
import { Suspense, useEffect } from 'react';
import { type RouteObject, useNavigate, useParams } from 'react-router';
import { withFreshToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { blogPaths, paths } from '#paths.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { usePosts } from './use-posts.ts';

// Each page's code is loaded on demand; its data is requested in parallel.
const BlogList = lazyComponent(() => import('./blog-list.tsx').then(({ BlogList }) => BlogList));
const PostPage = lazyComponent(() => import('./post-page.tsx').then(({ PostPage }) => PostPage));
function BlogListPage() {
  const posts = usePosts();
  return (
    <Suspense>
      <BlogList {...posts} />
    </Suspense>
  );
}

function PostRoute() {
  const { config } = useMember();
  const { slug = '' } = useParams();
  const query = useQuery(slug, () =>
    withFreshToken(config, (token) => call(readPost, { params: { slug } }, { config, token })),
  );
  const navigate = useNavigate();
  const currentSlug = query.state.status === 'success' ? query.state.data.slug : slug;
  // The address has a former slug.
  useEffect(() => {
    if (currentSlug !== slug && findSlugError(currentSlug) === null)
      void navigate(blogPaths.post(currentSlug), { replace: true });
  }, [slug, currentSlug, navigate]);
  return (
    <Suspense>
      <PostPage slug={slug} {...query} />
    </Suspense>
  );
}

export const blogRoutes: RouteObject[] = [
  { path: paths.blog, element: <BlogListPage /> },
  { path: `${paths.blog}/:slug`, element: <PostRoute /> },
];

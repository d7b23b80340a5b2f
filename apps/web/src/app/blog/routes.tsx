import { readPost } from '@wayfare/contracts/calls/blog';
import { canEditPosts } from '@wayfare/contracts/rules/policies';
import { findSlugError } from '@wayfare/contracts/rules/slug';
import { Suspense, useEffect, useState } from 'react';
import { Link, Outlet, type RouteObject, useNavigate, useParams } from 'react-router';
import { call } from '#api/call.ts';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useMember } from '../member.tsx';
import { paths } from '../paths.ts';
import { useAnswer } from '../use-answer.ts';
import { withNewTokenHere } from '../with-token.ts';
import { askForPost } from './ask-for-post.ts';
import { blogMessages } from './blog-messages.ts';
import { blogPaths } from './blog-paths.ts';
import { usePosts } from './posts-of-member.ts';

// The script of each place comes when somebody goes there; what it shows is asked for meanwhile, not after it.
const BlogList = lazyPart(() => import('./blog-list.tsx').then(({ BlogList }) => BlogList));
const PostPage = lazyPart(() => import('./post-page.tsx').then(({ PostPage }) => PostPage));
const Pictures = lazyPart(() => import('#app/pictures/pictures-page.tsx').then((part) => part.PicturesPage));
const PostEditor = lazyPart(async () => {
  const coming = import('#app/post-editor/post-editor.tsx');
  await (await import('#app/desk/draft-storage.ts')).restoreDrafts();
  // Kept by an older version of the editor, before which it has to be taken over.
  if (Object.keys(localStorage).some((name) => name.startsWith('wayfare.post.')))
    (await import('#app/desk/old-post-drafts.ts')).takeOverPostDrafts(localStorage);
  return (await coming).PostEditor;
});

function Listing() {
  const posts = usePosts();
  return (
    <Suspense>
      <BlogList {...posts} />
    </Suspense>
  );
}

/** The post that the address names, as far as this reader may have it. */
function Reading() {
  const { config } = useMember();
  const { slug = '' } = useParams();
  const asked = useAnswer(slug, () =>
    withNewTokenHere(config, (token) => call(readPost, { params: { slug } }, { config, token })),
  );
  const navigate = useNavigate();
  const slugOfNow = asked.answer.status === 'known' ? asked.answer.value.slug : slug;
  // It was asked for by a slug that it had.
  useEffect(() => {
    if (slugOfNow !== slug && findSlugError(slugOfNow) === null)
      void navigate(blogPaths.post(slugOfNow), { replace: true });
  }, [slug, slugOfNow, navigate]);
  return (
    <Suspense>
      <PostPage slug={slug} {...asked} />
    </Suspense>
  );
}

/** A new post, or the one that the address names. */
function Writing() {
  const { config } = useMember();
  const navigate = useNavigate();
  const [made, setMade] = useState<string | null>(null);
  const { postId = '' } = useParams();
  const isNew = postId === '' || postId === made;
  const asked = useAnswer(isNew ? null : postId, () => askForPost(config, postId));

  function settleIn(id: string) {
    setMade(id);
    void navigate(blogPaths.edit(id), { replace: true });
  }

  return (
    <Suspense>
      <PostEditor postId={postId} isNew={isNew} onMade={settleIn} {...asked} />
    </Suspense>
  );
}

/** Only those who may write need what writing takes. */
function AdminsOnly() {
  return canEditPosts(useMember().person) ? (
    <Outlet />
  ) : (
    <div className="flow no-post">
      <FocusedHeading>{blogMessages.adminsOnly}</FocusedHeading>
      <p className="lead">
        Go on to <Link to={blogPaths.list}>the blog</Link>.
      </p>
    </div>
  );
}

/** What is below the blog's address. */
export const blogRoutes: RouteObject[] = [
  { path: paths.blog, element: <Listing /> },
  {
    element: <AdminsOnly />,
    children: [
      { path: `${paths.blog}/edit/:postId?`, element: <Writing /> },
      { path: paths.pictures, element: <Pictures /> },
    ],
  },
  { path: `${paths.blog}/:slug`, element: <Reading /> },
];

import { Suspense, useState } from 'react';
import { type RouteObject, useNavigate, useParams } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { blogPaths, paths } from '#paths.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';

// The editor loads on demand, and its data loads in parallel with the script.
const PostEditor = lazyComponent(() => import('./post-editor.tsx').then((part) => part.PostEditor));

// Few members write posts.
const loading = () => import('./load-post.ts');

/** A new post, or the one that the address names. */
function WritePost() {
  const { config, person } = useMember();
  const navigate = useNavigate();
  const [created, setCreated] = useState<string | null>(null);
  const { postId = '' } = useParams();
  // The first save of a new post changes the URL. The editor stays mounted, so that its undo history remains.
  const isNew = postId === '' || postId === created;
  const query = useQuery(isNew ? '' : postId, async () => {
    const { findBegunPost, loadPost, newPost } = await loading();
    return isNew
      ? { postId: (await findBegunPost(person.email ?? '')) ?? crypto.randomUUID(), loaded: newPost }
      : { postId, loaded: await loadPost(config, postId) };
  });

  function onSaved(id: string) {
    if (!isNew || postId === id) return;
    setCreated(id);
    void navigate(blogPaths.edit(id), { replace: true });
  }

  return (
    <Suspense>
      <PostEditor isNew={postId === ''} query={query} onSaved={onSaved} />
    </Suspense>
  );
}

export const postEditorRoutes: RouteObject[] = [
  { path: `${paths.blog}/edit/:postId?`, element: <WritePost /> },
];

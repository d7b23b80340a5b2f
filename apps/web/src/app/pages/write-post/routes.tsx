import { Suspense, useState } from 'react';
import { type RouteObject, useNavigate, useParams } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { blogPaths, paths } from '#paths.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { askForPost } from './load-post.ts';

const PostEditor = lazyComponent(async () => {
  const coming = import('./post-editor.tsx');
  await (await import('#app/editing/draft-storage.ts')).restoreDrafts();
  // Kept by an older version of the editor, before which it has to be taken over.
  if (Object.keys(localStorage).some((name) => name.startsWith('wayfare.post.')))
    (await import('#app/editing/old-post-drafts.ts')).takeOverPostDrafts(localStorage);
  return (await coming).PostEditor;
});

/** A new post, or the one that the address names. */
function Writing() {
  const { config } = useMember();
  const navigate = useNavigate();
  const [made, setMade] = useState<string | null>(null);
  const { postId = '' } = useParams();
  const isNew = postId === '' || postId === made;
  const asked = useQuery(isNew ? null : postId, () => askForPost(config, postId));

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

export const postEditorRoutes: RouteObject[] = [
  { path: `${paths.blog}/edit/:postId?`, element: <Writing /> },
];

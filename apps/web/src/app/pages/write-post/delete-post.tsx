import type { Post } from '@wayfare/contracts/calls/post';
import { Suspense, useState } from 'react';
import { DeleteDialog } from './lazy-dialogs.ts';

export function DeletePost({ post, lock }: { post: Post; lock: string }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="delete-post">
      <button className="quiet" type="button" onClick={() => setIsAsked(true)}>
        Delete this post
      </button>
      <Suspense>
        {isAsked && <DeleteDialog post={post} lock={lock} onClose={() => setIsAsked(false)} />}
      </Suspense>
    </div>
  );
}

import './post-editor.css';
import { openPost } from '@wayfare/contracts/calls/blog';
import type { Post } from '@wayfare/contracts/calls/post';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { blogAddresses } from '#app/blog/blog-addresses.ts';
import type { MissingPost } from '#app/blog/found-post.ts';
import { NoPost } from '#app/blog/no-post.tsx';
import { reasonOf } from '#app/blog/reason-of.ts';
import { LoggedOut, withTokenHere } from '#app/blog/with-token-here.ts';
import { useMember } from '#app/member.tsx';
import { useTitle } from '#app/use-title.ts';
import { PostDesk } from './post-desk.tsx';

/** A new post, or the one that the address names. */
export function PostEditor() {
  const { postId } = useParams();
  const navigate = useNavigate();
  const [made, setMade] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useTitle(postId === undefined ? 'New post' : 'Edit post');

  function settleIn({ id }: Post) {
    setMade(id);
    void navigate(blogAddresses.edit(id), { replace: true });
  }

  // A post that was made here goes on under its new address, with all that can be undone in it.
  if (postId === undefined || postId === made) return <PostDesk key="new" post={null} onMade={settleIn} />;
  return <Opening key={`${postId} ${tries}`} postId={postId} onAgain={() => setTries(tries + 1)} />;
}

type Found = { readonly status: 'loading' } | { readonly status: 'known'; readonly post: Post } | MissingPost;

function Opening({ postId, onAgain }: { postId: string; onAgain: () => void }) {
  const { config } = useMember();
  const [found, setFound] = useState<Found>({ status: 'loading' });
  useEffect(() => {
    let isLeft = false;
    withTokenHere(config, (token) => call(openPost, { params: { postId } }, { config, token })).then(
      (post) => isLeft || setFound({ status: 'known', post }),
      (error: unknown) => isLeft || setFound(missingFor(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [config, postId]);
  if (found.status === 'loading') return <p className="lead">Opening the post...</p>;
  if (found.status === 'known') return <PostDesk post={found.post} onMade={() => {}} />;
  return <NoPost found={found} onAgain={onAgain} />;
}

function missingFor(error: unknown): MissingPost {
  if (error instanceof LoggedOut) return { status: 'logged-out' };
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return isUnknown ? { status: 'unknown' } : { status: 'failed', message: reasonOf(error) };
}

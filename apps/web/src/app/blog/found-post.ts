import { readPost } from '@wayfare/contracts/calls/blog';
import type { PostDetail } from '@wayfare/contracts/calls/post';
import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { useMember } from '../member.tsx';
import { reasonOf } from './reason-of.ts';
import { LoggedOut, withNewTokenHere } from './with-token-here.ts';

export type MissingPost =
  | { readonly status: 'unknown' }
  | { readonly status: 'closed' }
  | { readonly status: 'logged-out' }
  | { readonly status: 'failed'; readonly message: string };

export type FoundPost =
  | { readonly status: 'loading' }
  | { readonly status: 'known'; readonly post: PostDetail }
  | MissingPost;

/** The post of this slug, as far as this reader may have it. Asked once: to ask anew, mount anew. */
export function usePost(slug: string): FoundPost {
  const { config } = useMember();
  const [found, setFound] = useState<FoundPost>({ status: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    const tell = (answer: FoundPost) => {
      if (!left.signal.aborted) setFound(answer);
    };
    withNewTokenHere(config, (token) =>
      call(readPost, { params: { slug } }, { config, token, signal: left.signal }),
    ).then(
      (post) => tell({ status: 'known', post }),
      (error: unknown) => tell(missingFor(error)),
    );
    return () => left.abort(new Error('The page was left.'));
  }, [config, slug]);
  return found;
}

function missingFor(error: unknown): MissingPost {
  if (error instanceof LoggedOut) return { status: 'logged-out' };
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return { status: 'logged-out' };
  if (status === 403) return { status: 'closed' };
  // 400: it is not even an address that a post could have.
  if (status === 404 || status === 400) return { status: 'unknown' };
  return { status: 'failed', message: reasonOf(error) };
}

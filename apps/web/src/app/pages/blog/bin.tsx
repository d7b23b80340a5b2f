import '#app/editing/desk.css';
import { type BinnedPost, listBin, restorePost } from '@wayfare/contracts/calls/post-publishing';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { toErrorReason } from '#api/failure-message.ts';
import { LoadError } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { blogMessages } from '#app/reading/post-unavailable.tsx';
import { blogPaths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { longDate } from '#ui/long-date.ts';

export function Bin() {
  const { callApi } = useMember();
  const navigate = useNavigate();
  const { state, retry } = useQuery('bin', () => callApi(listBin, {}));
  const [busy, setBusy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    scrollTo(0, 0);
  }, []);

  async function restore({ id }: BinnedPost) {
    if (busy !== null) return;
    setBusy(id);
    setTrouble(null);
    try {
      await callApi(restorePost, { params: { postId: id } });
      await navigate(blogPaths.edit(id));
    } catch (error) {
      setBusy(null);
      setTrouble(toErrorReason(error));
    }
  }

  if (state.status === 'loading') return <p className="lead">Looking into the bin...</p>;
  if (state.status === 'error')
    return <LoadError onRetry={retry}>{blogMessages.failed(state.error)}</LoadError>;
  return (
    <section className="flow bin" aria-label="Bin">
      <p className="lead">
        {state.data.length === 0
          ? 'The bin is empty. What you delete lies here for thirty days.'
          : 'What you bring back is a draft, with everything in it.'}
      </p>
      {trouble !== null && <Alert>{trouble}</Alert>}
      <ul className="plain row-list">
        {state.data.map((post) => (
          <li key={post.id}>
            <div>
              <strong>{post.title || 'Untitled'}</strong>
              <p className="hint">{formatBinnedPost(post)}</p>
            </div>
            <LinkButton aria-busy={busy === post.id || undefined} onClick={() => void restore(post)}>
              Bring it back<span className="vh"> {post.title || 'Untitled'}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

const dayOf = (instant: string): string => longDate(instant.slice(0, 10));

const formatBinnedPost = ({ binnedAt, binnedBy, restorableUntil }: BinnedPost): string =>
  `Deleted on ${dayOf(binnedAt)}${binnedBy === '' ? '' : ` by ${binnedBy}`}. Gone for good after ${dayOf(restorableUntil)}.`;

import '#app/editing/desk.css';
import { type BinnedPost, listBin, restorePost } from '@wayfare/contracts/calls/post-publishing';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { QueryView } from '#app/member/query-view.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { blogMessages } from '#app/reading/post-unavailable.tsx';
import { blogPaths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { longDate } from '#ui/long-date.ts';
import { useStatus } from '#ui/use-status.tsx';

export function Bin() {
  const { callApi } = useMember();
  const navigate = useNavigate();
  const query = useQuery('bin', () => callApi(listBin, {}));
  const { isBusy, line, start, report } = useStatus();
  const [restoring, setRestoring] = useState<string | null>(null);
  useEffect(() => {
    scrollTo(0, 0);
  }, []);

  async function restore({ id }: BinnedPost) {
    if (!start()) return;
    setRestoring(id);
    try {
      await callApi(restorePost, { params: { postId: id } });
      await navigate(blogPaths.edit(id));
    } catch (error) {
      report(toFailureMessage(error));
    }
  }

  return (
    <QueryView
      query={query}
      loading={<p className="lead">Looking into the bin...</p>}
      error={blogMessages.failed}
    >
      {(posts) => (
        <section className="flow bin" aria-label="Bin">
          <p className="lead">
            {posts.length === 0
              ? 'The bin is empty. What you delete lies here for thirty days.'
              : 'What you bring back is a draft, with everything in it.'}
          </p>
          {line}
          <ul className="plain row-list">
            {posts.map((post) => (
              <li key={post.id}>
                <div>
                  <strong>{post.title || 'Untitled'}</strong>
                  <p className="hint">{formatBinnedPost(post)}</p>
                </div>
                <LinkButton
                  aria-busy={(isBusy && restoring === post.id) || undefined}
                  onClick={() => void restore(post)}
                >
                  Bring it back<span className="vh"> {post.title || 'Untitled'}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
}

const dayOf = (instant: string): string => longDate(instant.slice(0, 10));

const formatBinnedPost = ({ binnedAt, binnedBy, restorableUntil }: BinnedPost): string =>
  `Deleted on ${dayOf(binnedAt)}${binnedBy === '' ? '' : ` by ${binnedBy}`}. Gone for good after ${dayOf(restorableUntil)}.`;

import { type BinnedPost, listBin, restorePost } from '@wayfare/contracts/calls/post-publishing';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { useAnswer } from '#app/member/use-query.ts';
import { blogMessages } from '#app/reading/post-unavailable.tsx';
import { blogPaths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { longDate } from '#ui/long-date.ts';

/** What was deleted in the last thirty days. */
export function Bin({ onRestored }: { onRestored: () => void }) {
  const { ask } = useMember();
  const navigate = useNavigate();
  const { answer, askAgain } = useAnswer('bin', () => ask(listBin, {}));
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
      await ask(restorePost, { params: { postId: id } });
      onRestored();
      await navigate(blogPaths.edit(id));
    } catch (error) {
      setBusy(null);
      setTrouble(reasonOf(error));
    }
  }

  if (answer.status === 'asking') return <p className="lead">Looking into the bin...</p>;
  if (answer.status === 'failed') {
    return (
      <div className="flow">
        <Alert>{blogMessages.failed(answer.error)}</Alert>
        <Button onClick={askAgain}>Try again</Button>
      </div>
    );
  }
  return (
    <section className="flow bin" aria-label="Bin">
      <p className="lead">
        {answer.value.length === 0
          ? 'The bin is empty. What you delete lies here for thirty days.'
          : 'What you bring back is a draft, with everything in it.'}
      </p>
      {trouble !== null && <Alert>{trouble}</Alert>}
      <ul className="plain">
        {answer.value.map((post) => (
          <li className="binned" key={post.id}>
            <div>
              <strong>{post.title || 'Untitled'}</strong>
              <p className="hint">{keptInWords(post)}</p>
            </div>
            <button
              className="quiet"
              type="button"
              aria-busy={busy === post.id || undefined}
              onClick={() => void restore(post)}
            >
              Bring it back<span className="vh"> {post.title || 'Untitled'}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const dayOf = (instant: string): string => longDate(instant.slice(0, 10));

const keptInWords = ({ binnedAt, binnedBy, restorableUntil }: BinnedPost): string =>
  `Deleted on ${dayOf(binnedAt)}${binnedBy === '' ? '' : ` by ${binnedBy}`}. Gone for good after ${dayOf(restorableUntil)}.`;

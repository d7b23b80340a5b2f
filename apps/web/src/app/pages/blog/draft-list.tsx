import { listNewPostDrafts } from '@wayfare/contracts/calls/blog';
import { Link } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { formatDraftState } from '#app/reading/review-state-text.ts';
import { blogPaths } from '#paths.ts';
import { clockTime } from '#ui/format-date.ts';

/** Drafts that were never saved as a post. Shows nothing while loading or after an error. */
export function UnsavedDrafts() {
  const { callApi } = useMember();
  const { state } = useQuery('begun', () => callApi(listNewPostDrafts, {}));
  if (state.status !== 'success' || state.data.length === 0) return null;
  return (
    <section className="flow" aria-labelledby="begun">
      <h2 id="begun">Not saved yet</h2>
      <p className="soft">Begun in the editor, and kept there. Nobody has pressed Save Draft.</p>
      <ul className="plain">
        {state.data.map(({ id, title, savedAt, savedBy, review }) => (
          <li key={id}>
            <Link to={blogPaths.edit(id)}>{title || 'Untitled'}</Link>{' '}
            <span className="hint">
              {clockTime(savedAt, 'day')}
              {savedBy && `, ${savedBy}`}
              {review !== undefined && review !== 'draft' && `. ${formatDraftState(review)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { listNewPostDrafts } from '@wayfare/contracts/calls/blog';
import { Link } from 'react-router';
import { clockTime } from '../desk/clock-time.ts';
import { draftInWords } from '../desk/review/review-signs.ts';
import { useMember } from '../member.tsx';
import { useAnswer } from '../use-answer.ts';
import { blogPaths } from './blog-paths.ts';

/** What is being written and was never saved as a post. Where nobody can tell, nothing is said. */
export function BegunPosts() {
  const { ask } = useMember();
  const { answer } = useAnswer('begun', () => ask(listNewPostDrafts, {}));
  if (answer.status !== 'known' || answer.value.length === 0) return null;
  return (
    <section className="flow" aria-labelledby="begun">
      <h2 id="begun">Not saved yet</h2>
      <p className="soft">Begun in the editor, and kept there. Nobody has pressed Save Draft.</p>
      <ul className="pl">
        {answer.value.map(({ id, title, savedAt, savedBy, review }) => (
          <li key={id}>
            <Link to={blogPaths.edit(id)}>{title || 'Untitled'}</Link>{' '}
            <span className="hint">
              {clockTime(savedAt, 'day')}
              {savedBy && `, ${savedBy}`}
              {review !== undefined && review !== 'draft' && `. ${draftInWords(review)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

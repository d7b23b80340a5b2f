import '#app/reading/saved.css';
import './saved-page.css';
import { Link } from 'react-router';
import { isUnsupportedCall } from '#api/api-error.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { LoadError } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { PageHeading } from '#app/member/page-heading.tsx';
import { PageError, RowsSkeleton } from '#app/member/query-view.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { loadAllNotes } from '#app/offline/all-notes.ts';
import { useBookmarks } from '#app/reading/use-bookmarks.ts';
import { paths } from '#paths.ts';
import { AllNotes } from './all-notes.tsx';
import { Bookmarks } from './bookmarks.tsx';

export const SavedPage = () => (
  <>
    <PageHeading>Saved</PageHeading>
    <PagesAndNotes />
  </>
);

function PagesAndNotes() {
  const { callApi, pageData } = useMember();
  const bookmarks = useBookmarks();
  const notes = useQuery('notes', () => loadAllNotes(callApi));
  if (bookmarks.state.status === 'loading' || notes.state.status === 'loading')
    return <RowsSkeleton label="Your saved pages are on their way." />;
  if (bookmarks.state.status === 'error')
    return (
      <PageError
        title="Your saved pages did not come."
        error={bookmarks.state.error}
        onRetry={bookmarks.retry}
      />
    );
  const saved = notes.state.status === 'success' ? notes.state.data : null;
  const hasNotes = saved === null || saved.notes.length > 0 || saved.unreadableCount > 0;
  if (bookmarks.state.data.length === 0 && !hasNotes)
    return (
      <div className="flow page-state">
        <h2>Nothing is saved yet</h2>
        <p className="lead">
          Press “Save” below a homily or beside a post. What you save is here the next time, with your notes
          beside it.
        </p>
        <p>To write a note, mark some words of a text with your finger or the mouse.</p>
        <p>
          <Link className="btn" to={paths.homily(pageData.today)}>
            Read today’s page
          </Link>
        </p>
      </div>
    );
  // Third-party services have no notes.
  const hasNoService = notes.state.status === 'error' && isUnsupportedCall(notes.state.error);
  return (
    <div className="saved-columns">
      <Bookmarks bookmarks={bookmarks.state.data} />
      {!hasNoService && (
        <section aria-labelledby="saved-notes">
          <header className="row between">
            <h2 id="saved-notes">Notes</h2>
            <p className="hint">Only you can read them</p>
          </header>
          {saved && <AllNotes saved={saved} />}
          {notes.state.status === 'error' && (
            <LoadError onRetry={notes.retry}>{toFailureMessage(notes.state.error)}</LoadError>
          )}
        </section>
      )}
    </div>
  );
}

import '#app/editing/desk.css';
import './text-list.css';
import { listPostAuthors } from '@wayfare/contracts/calls/authors';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { PagedList } from '#app/member/paged-list.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { blogMessages } from '#app/reading/post-unavailable.tsx';
import { formatDraftState } from '#app/reading/review-state-text.ts';
import { blogPaths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { deleteBegunText, type ListedText, loadTexts } from './load-texts.ts';

const states = {
  unpublished: 'Not published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  '': 'Any',
} as const;

/** Delay between a change of the filter and its request. */
const filterDelayMs = 300;

/** Posts and begun texts, the last saved first. The filter is in the address. */
export function Texts() {
  const { callApi } = useMember();
  const [search, setSearch] = useSearchParams();
  const authors = useQuery('authors', () => callApi(listPostAuthors, {})).state;
  const names = authors.status === 'success' ? authors.data.names : [];
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [q, state, author] = [
    search.get('q') ?? '',
    search.get('state') ?? 'unpublished',
    search.get('author') ?? '',
  ];
  function change(form: HTMLFormElement) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const fields = Array.from(new FormData(form)).filter(([, value]) => typeof value === 'string');
      setSearch(
        { view: 'drafts', ...Object.fromEntries(fields) },
        { replace: true, preventScrollReset: true },
      );
    }, filterDelayMs);
  }
  return (
    <section className="texts" aria-label="Texts">
      <search>
        <form
          onChange={({ currentTarget }) => change(currentTarget)}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="field">
            <label htmlFor="texts-q">Words in the title or the text</label>
            <input className="in" id="texts-q" name="q" type="search" autoComplete="off" defaultValue={q} />
          </div>
          <div className="field">
            <label htmlFor="texts-state">State</label>
            <select className="in" id="texts-state" name="state" defaultValue={state}>
              {Object.entries(states).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="texts-author">Author</label>
            <select className="in" id="texts-author" name="author" defaultValue={author}>
              <option value="">Any</option>
              {[...new Set([author, ...names])].filter(Boolean).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
        </form>
      </search>
      <Results
        key={JSON.stringify([q, state, author])}
        filter={Object.fromEntries(Object.entries({ q, state, author }).filter(([, value]) => value !== ''))}
      />
    </section>
  );
}

function Results({ filter }: { filter: Record<string, string> }) {
  const { callApi } = useMember();
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState<ListedText | null>(null);
  return (
    <>
      <PagedList
        load={(after) => loadTexts(callApi, after === null ? filter : { ...filter, after })}
        loading="Looking for the texts..."
        error={blogMessages.failed}
        more="Load more"
      >
        {(pages) => {
          const texts = pages.flatMap((page) => page.texts).filter(({ id }) => !deleted.includes(id));
          return (
            <>
              <output>{formatCount(texts.length, pages.at(-1)?.next != null)}</output>
              <ul className="plain row-list">
                {texts.map((text) => (
                  <TextRow key={text.id} text={text} onDelete={setDeleting} />
                ))}
              </ul>
            </>
          );
        }}
      </PagedList>
      {deleting !== null && (
        <Confirm
          title={`Delete “${deleting.title || 'Untitled'}”?`}
          verb="Delete"
          act={async () => {
            const failure = await deleteBegunText(callApi, deleting.id);
            if (failure === null) setDeleted([...deleted, deleting.id]);
            return failure;
          }}
          onClose={() => setDeleting(null)}
        >
          <p>Nobody has saved this text as a post. It does not go to the bin, and cannot be brought back.</p>
        </Confirm>
      )}
    </>
  );
}

function formatCount(count: number, hasMore: boolean): string {
  if (count === 0) return blogMessages.none;
  return `${count} ${count === 1 ? 'text' : 'texts'}${hasMore ? ' so far' : ''}`;
}

interface TextRowProps {
  text: ListedText;
  onDelete: (text: ListedText) => void;
}

function TextRow({ text, onDelete }: TextRowProps) {
  const { id, title, author, category, savedAt, savedBy, isBegun } = text;
  const { state, words } = toSign(text);
  return (
    <li>
      <div>
        <Link to={blogPaths.edit(id)}>{title || 'Untitled'}</Link>
        <p className="hint">
          {[
            author && `by ${author}`,
            category && `in ${category}`,
            `saved ${shortDate(savedAt)}${savedBy ? ` by ${savedBy}` : ''}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <span className="row">
        <span className={`sign ${state}`}>{words}</span>
        {isBegun && (
          <LinkButton onClick={() => onDelete(text)}>
            Delete<span className="vh"> {title || 'Untitled'}</span>
          </LinkButton>
        )}
      </span>
    </li>
  );
}

const shortDate = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium' });

function toSign({ state, isBegun, hasChanges, publishAt, review }: ListedText) {
  if (state === 'scheduled' && publishAt !== null) return { state, words: `Opens ${shortDate(publishAt)}` };
  if (state === 'published') return { state, words: hasChanges ? 'Published, changed' : 'Published' };
  if (review !== undefined && review !== 'draft') return { state: review, words: formatDraftState(review) };
  return { state: 'draft', words: isBegun ? 'Begun' : 'Draft' };
}

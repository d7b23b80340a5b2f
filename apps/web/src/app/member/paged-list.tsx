import { type ReactNode, useState } from 'react';
import { toErrorReason, toFailureMessage } from '#api/failure-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { QueryView } from './query-view.tsx';
import { useQuery } from './use-query.ts';

interface PagedListProps<Page> {
  /** Gets the cursor of the page before; null for the first page. */
  load: (after: string | null) => Promise<Page>;
  /** While the first page loads. */
  loading: string;
  error?: (error: unknown) => string;
  /** The label of the button. */
  more: string;
  children: (pages: readonly Page[]) => ReactNode;
}

/** A list that grows page by page. `next` of a page is the cursor of the following one; null after the last. */
export function PagedList<Page extends { readonly next: string | null }>({
  load,
  loading,
  error = toFailureMessage,
  more,
  children,
}: PagedListProps<Page>) {
  const [earlier, setEarlier] = useState<readonly Page[]>([]);
  const after = earlier.at(-1)?.next ?? null;
  const { state, retry } = useQuery(after ?? '', () => load(after));
  if (earlier.length === 0 && state.status !== 'success')
    return <QueryView query={{ state, retry }} loading={<p className="soft">{loading}</p>} error={error} />;
  const pages = state.status === 'success' ? [...earlier, state.data] : earlier;
  return (
    <>
      {children(pages)}
      {state.status === 'error' && <Alert>We couldn’t load more. {toErrorReason(state.error)}</Alert>}
      {(state.status !== 'success' || state.data.next !== null) && (
        // One button in all states, so that it keeps the focus.
        <Button
          onClick={() => (state.status === 'error' ? retry() : setEarlier(pages))}
          isBusy={state.status === 'loading'}
          busyText="Looking..."
        >
          {more}
        </Button>
      )}
    </>
  );
}

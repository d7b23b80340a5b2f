import './query-view.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isUnreachable } from '#api/api-error.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { paths } from '#paths.ts';
import { getDeviceReader } from '../offline/device-reader.ts';
import { LoadError, Skeleton } from './loading.tsx';
import type { Query } from './use-query.ts';

interface QueryViewProps<T> {
  query: Pick<Query<T>, 'state' | 'retry'>;
  /** Default: a skeleton. */
  loading?: ReactNode;
  /** Default: the server's message. */
  error?: string | ((error: unknown) => string);
  children?: (data: T) => ReactNode;
}

/** The loaded data, or what stands in for it. */
export function QueryView<T>({ query: { state, retry }, loading, error, children }: QueryViewProps<T>) {
  if (state.status === 'success') return children?.(state.data);
  if (state.status === 'loading') return loading ?? <Skeleton />;
  const message = typeof error === 'function' ? error(state.error) : (error ?? toFailureMessage(state.error));
  return <LoadError onRetry={retry}>{message}</LoadError>;
}

/** In place of a list. */
export const RowsSkeleton = ({ label }: { label: string }) => (
  <div className="skeleton rows" aria-busy="true">
    <p className="soft" role="status">
      {label}
    </p>
    {['a', 'b', 'c', 'd'].map((row) => (
      <div key={row}>
        <span />
        <span />
      </div>
    ))}
  </div>
);

interface PageErrorProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** In place of what a page is for. */
export const PageError = ({ title, error, onRetry }: PageErrorProps) => (
  <div className="flow page-state" role="alert">
    <p className="failed">{title}</p>
    <p>
      {isUnreachable(error)
        ? 'The connection may be down, on your side or on ours. Nothing of yours is lost.'
        : toFailureMessage(error)}
    </p>
    <p className="row">
      <button className="btn" type="button" onClick={onRetry}>
        Try again
      </button>
      {getDeviceReader() && <Link to={paths.homilies}>Read what is on this device</Link>}
    </p>
  </div>
);

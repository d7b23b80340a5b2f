import type { ReactNode } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { LoadError, Skeleton } from './loading.tsx';
import type { Query } from './use-query.ts';

interface QueryViewProps<T> {
  query: Pick<Query<T>, 'state' | 'retry'>;
  /** Default: a skeleton. */
  loading?: ReactNode;
  /** Default: the server's message. */
  error?: string;
  children?: (data: T) => ReactNode;
}

/** The loaded data, or what stands in for it. */
export function QueryView<T>({ query: { state, retry }, loading, error, children }: QueryViewProps<T>) {
  if (state.status === 'success') return children?.(state.data);
  if (state.status === 'loading') return loading ?? <Skeleton />;
  return <LoadError onRetry={retry}>{error ?? toFailureMessage(state.error)}</LoadError>;
}

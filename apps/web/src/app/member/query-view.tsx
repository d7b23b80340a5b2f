import type { ReactNode } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import type { Query } from './use-query.ts';

/** `label` is for screen readers. */
export const Skeleton = ({ label, className }: { label?: string; className?: string }) => (
  <div className={className ? `skeleton ${className}` : 'skeleton'} aria-busy="true">
    {label && <p className="vh">{label}</p>}
    <span />
    <span />
  </div>
);

interface LoadErrorProps {
  children: ReactNode;
  onRetry: () => void;
}

export const LoadError = ({ children, onRetry }: LoadErrorProps) => (
  <p className="soft" role="status">
    {children}{' '}
    <button type="button" className="quiet link" onClick={onRetry}>
      Try again
    </button>
  </p>
);

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

import type { ReactNode } from 'react';
import { LinkButton } from '#ui/link-button.tsx';

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
  <p className="soft" role="alert">
    {children} <LinkButton onClick={onRetry}>Try again</LinkButton>
  </p>
);

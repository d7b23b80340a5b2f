import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first client render, which must match. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export interface ButtonProps {
  children: ReactNode;
  /** Shown while busy. The button has the width of the longer text. */
  busyText?: string;
  isBusy?: boolean;
  /** Uses `aria-disabled`, so that a press can explain what is missing. */
  isDisabled?: boolean;
  describedBy?: string | undefined;
  /** Why it is disabled. */
  title?: string | undefined;
  className?: string;
  onClick?: (() => void) | undefined;
}

/** Submits its form, or calls `onClick`. */
export function Button({
  children,
  busyText,
  isBusy = false,
  isDisabled = false,
  describedBy,
  title,
  className = 'btn',
  onClick,
}: ButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      className={isHydrated ? className : `${className} not-hydrated`}
      // Before hydration a submit would reload the page and lose the input.
      type={isHydrated && onClick === undefined ? 'submit' : 'button'}
      aria-disabled={isDisabled || isBusy || !isHydrated ? true : undefined}
      aria-busy={isBusy ? true : undefined}
      aria-describedby={describedBy}
      title={title}
      onClick={onClick}
    >
      <span className="button-labels">
        <span className={isBusy && busyText ? 'hidden-label' : undefined}>{children}</span>
        {busyText && <span className={isBusy ? undefined : 'hidden-label'}>{busyText}</span>}
      </span>
    </button>
  );
}

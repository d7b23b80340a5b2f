import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's rendering and in the first one here, which must equal it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

interface ButtonProps {
  children: ReactNode;
  /** What the button says while its work is under way; it keeps the width of the longer of the two. */
  busyText?: string;
  isBusy?: boolean;
  /** Still can be pressed: whoever presses it is told what is missing. Before the script is here every button is. */
  isDisabled?: boolean;
  describedBy?: string | undefined;
  onClick?: () => void;
}

/** Sends its form, or does `onClick` where there is one. */
export function Button({
  children,
  busyText,
  isBusy = false,
  isDisabled = false,
  describedBy,
  onClick,
}: ButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      className={isHydrated ? 'btn' : 'btn cold'}
      // Before the script is here, sending would load the page again and lose what was typed.
      type={isHydrated && onClick === undefined ? 'submit' : 'button'}
      aria-disabled={isDisabled || isBusy || !isHydrated ? true : undefined}
      aria-busy={isBusy ? true : undefined}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <span className="says">
        <span className={isBusy && busyText ? 'unsaid' : undefined}>{children}</span>
        {busyText && <span className={isBusy ? undefined : 'unsaid'}>{busyText}</span>}
      </span>
    </button>
  );
}

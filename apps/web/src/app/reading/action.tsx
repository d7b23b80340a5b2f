import './action.css';
import type { ComponentProps, ReactNode } from 'react';

interface ActionProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** The paths of the icon, in a box of 24. */
  icon: ReactNode;
}

/** A button with an icon above or before its label. */
export const Action = ({ icon, children, ...rest }: ActionProps) => (
  <button {...rest} className="action" type="button">
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {icon}
    </svg>
    <b>{children}</b>
  </button>
);

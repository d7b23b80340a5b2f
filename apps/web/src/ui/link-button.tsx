import type { ComponentProps } from 'react';

/** A button that looks like a link. */
export const LinkButton = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...props} className="quiet link" type="button" />
);

/** A button without a frame. */
export const QuietButton = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...props} className="quiet" type="button" />
);

import type { ReactNode } from 'react';
import { FocusedHeading } from './focused-heading.tsx';

interface MessagePageProps {
  heading: ReactNode;
  children: ReactNode;
}

/** A page that explains why there is nothing else. */
export const MessagePage = ({ heading, children }: MessagePageProps) => (
  <div className="flow message-page">
    <FocusedHeading>{heading}</FocusedHeading>
    {children}
  </div>
);

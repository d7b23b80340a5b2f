import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { addresses } from '../addresses.ts';
import { logInAgain } from '../log-in-again.ts';
import { blogAddresses } from './blog-addresses.ts';
import { blogMessages } from './blog-messages.ts';
import type { MissingPost } from './found-post.ts';

interface NoPostProps {
  found: MissingPost;
  onAgain: () => void;
}

/** Why there is nothing to read, and the way on from here. */
export function NoPost({ found, onAgain }: NoPostProps) {
  switch (found.status) {
    case 'unknown':
      return (
        <div className="flow no-post">
          <FocusedHeading>{blogMessages.notFound}</FocusedHeading>
          <p className="lead">
            It may have been renamed or taken back. Go on to <Link to={blogAddresses.list}>the blog</Link>.
          </p>
        </div>
      );
    case 'closed':
      return (
        <div className="flow no-post">
          <FocusedHeading>{blogMessages.subscriptionRequired}</FocusedHeading>
          <p className="lead">
            This post opens with <Link to={addresses.subscription}>a subscription</Link>.
          </p>
        </div>
      );
    case 'logged-out':
      return (
        <div className="flow no-post">
          <FocusedHeading>{blogMessages.loggedOut}</FocusedHeading>
          <Button onClick={logInAgain}>Log In</Button>
        </div>
      );
    case 'failed':
      return (
        <div className="flow no-post">
          <FocusedHeading>{blogMessages.failed(found.message)}</FocusedHeading>
          <Button onClick={onAgain}>Try again</Button>
        </div>
      );
  }
}

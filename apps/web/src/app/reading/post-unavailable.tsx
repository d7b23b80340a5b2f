import { postMessages } from '@wayfare/contracts/calls/post';
import { noConnection } from '@wayfare/contracts/messages/login';
import { canEditPosts } from '@wayfare/contracts/rules/policies';
import { Link } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { LoggedOutError } from '#api/authenticated-call.ts';
import { toErrorReason } from '#api/failure-message.ts';
import { blogPaths, paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { useMember } from '../member/member.tsx';
import { goToLogin } from '../member/require-login.ts';

export const blogMessages = {
  ...postMessages,
  none: 'No posts found.',
  loggedOut: 'Authentication required. Please log in.',
  failed: (error: unknown) =>
    `Error: ${error instanceof ApiError && error.code === 'network' ? noConnection : toErrorReason(error)}`,
} as const;

type MissingPost = 'unknown' | 'gone' | 'closed' | 'logged-out' | 'failed';

interface NoPostProps {
  error: unknown;
  /** For editors a missing subscription is an ordinary error. */
  isForReader?: boolean;
  onRetry: () => void;
}

export function PostUnavailable({ error, isForReader = false, onRetry }: NoPostProps) {
  switch (getMissingReason(error, isForReader)) {
    case 'unknown':
      return (
        <div className="flow no-post">
          <FocusedHeading>{blogMessages.notFound}</FocusedHeading>
          <p className="lead">
            It may have been renamed or taken down. Go to <Link to={blogPaths.list}>the blog</Link>.
          </p>
        </div>
      );
    case 'gone':
      return <GonePost />;
    case 'closed':
      return (
        <div className="flow no-post">
          <FocusedHeading>{blogMessages.subscriptionRequired}</FocusedHeading>
          <p className="lead">
            This post opens with <Link to={paths.subscription}>a subscription</Link>.
          </p>
        </div>
      );
    case 'logged-out':
      return (
        <div className="flow no-post">
          <FocusedHeading>{blogMessages.loggedOut}</FocusedHeading>
          <Button onClick={goToLogin}>Log In</Button>
        </div>
      );
    case 'failed':
      return (
        <div className="flow no-post">
          <FocusedHeading>{blogMessages.failed(error)}</FocusedHeading>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      );
  }
}

function GonePost() {
  return (
    <div className="flow no-post">
      <FocusedHeading>{blogMessages.gone}</FocusedHeading>
      <p className="lead">
        Whoever wrote it has taken it down. There is more to read on <Link to={blogPaths.list}>the blog</Link>
        .
      </p>
      {canEditPosts(useMember().person) && (
        <p>
          You may find it in <Link to={blogPaths.bin}>the bin</Link>.
        </p>
      )}
    </div>
  );
}

function getMissingReason(error: unknown, isForReader: boolean): MissingPost {
  if (error instanceof LoggedOutError) return 'logged-out';
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401 && isForReader) return 'logged-out';
  if (status === 403 && isForReader) return 'closed';
  if (status === 410) return 'gone';
  // 400: not a valid slug.
  return status === 404 || status === 400 ? 'unknown' : 'failed';
}

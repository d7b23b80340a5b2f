import { postMessages } from '@wayfare/contracts/calls/post';
import { noConnection } from '@wayfare/contracts/messages/login';
import { canEditPosts } from '@wayfare/contracts/rules/policies';
import { Link } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { LoggedOutError } from '#api/authenticated-call.ts';
import { toErrorReason } from '#api/failure-message.ts';
import { blogPaths, paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { useMember } from '../member/member.tsx';
import { goToLogin } from '../member/require-login.ts';

export const blogMessages = {
  ...postMessages,
  none: 'No posts found.',
  loggedOut: 'Authentication required. Please log in.',
  failed: (error: unknown) =>
    `Error: ${error instanceof ApiError && error.code === 'network' ? noConnection : toErrorReason(error)}`,
} as const;

interface PostUnavailableProps {
  error: unknown;
  /** For editors a missing subscription is an ordinary error. */
  isForReader?: boolean;
  onRetry: () => void;
}

export function PostUnavailable({ error, isForReader = false, onRetry }: PostUnavailableProps) {
  switch (getReason(error, isForReader)) {
    case 'unknown':
      return (
        <MessagePage heading={blogMessages.notFound}>
          <p className="lead">
            It may have been renamed or taken down. Go to <Link to={blogPaths.list}>the blog</Link>.
          </p>
        </MessagePage>
      );
    case 'gone':
      return <GonePost />;
    case 'closed':
      return (
        <MessagePage heading={blogMessages.subscriptionRequired}>
          <p className="lead">
            This post opens with <Link to={paths.subscription}>a subscription</Link>.
          </p>
        </MessagePage>
      );
    case 'logged-out':
      return (
        <MessagePage heading={blogMessages.loggedOut}>
          <Button onClick={goToLogin}>Log In</Button>
        </MessagePage>
      );
    case 'failed':
      return (
        <MessagePage heading={blogMessages.failed(error)}>
          <Button onClick={onRetry}>Try again</Button>
        </MessagePage>
      );
  }
}

export function GonePost() {
  return (
    <MessagePage heading={blogMessages.gone}>
      <p className="lead">
        Whoever wrote it has taken it down. There is more to read on <Link to={blogPaths.list}>the blog</Link>
        .
      </p>
      {canEditPosts(useMember().person) && (
        <p>
          You may find it in <Link to={blogPaths.bin}>the bin</Link>.
        </p>
      )}
    </MessagePage>
  );
}

type Reason = 'unknown' | 'gone' | 'closed' | 'logged-out' | 'failed';

function getReason(error: unknown, isForReader: boolean): Reason {
  if (error instanceof LoggedOutError) return 'logged-out';
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401 && isForReader) return 'logged-out';
  if (status === 403 && isForReader) return 'closed';
  if (status === 410) return 'gone';
  // 400: not a valid slug.
  return status === 404 || status === 400 ? 'unknown' : 'failed';
}

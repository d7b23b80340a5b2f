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
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 410) return <GonePost />;
  // 400: not a valid slug.
  if (status === 404 || status === 400)
    return (
      <MessagePage heading={blogMessages.notFound}>
        <p className="lead">
          It may have been renamed or taken down. Go to <Link to={blogPaths.list}>the blog</Link>.
        </p>
      </MessagePage>
    );
  if (status === 403 && isForReader)
    return (
      <MessagePage heading={blogMessages.subscriptionRequired}>
        <p className="lead">
          This post opens with <Link to={paths.subscription}>a subscription</Link>.
        </p>
      </MessagePage>
    );
  const isLoggedOut = error instanceof LoggedOutError || (status === 401 && isForReader);
  return (
    <MessagePage heading={isLoggedOut ? blogMessages.loggedOut : blogMessages.failed(error)}>
      {isLoggedOut ? (
        <Button onClick={goToLogin}>Log In</Button>
      ) : (
        <Button onClick={onRetry}>Try again</Button>
      )}
    </MessagePage>
  );
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

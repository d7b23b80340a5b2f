import { postMessages } from '@wayfare/contracts/calls/post';
import { canEditPosts, type canReadActivity } from '@wayfare/contracts/rules/policies';
import { Link, Navigate, Outlet } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { NoSuchPage } from '#app/member/not-found.tsx';
import { blogPaths, paths } from '#paths.ts';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { OfficeName } from '../pages/admin/admin-pages.tsx';
import { NotKnownYet } from './status-banners.tsx';

const Office = lazyPart(() => import('../pages/admin/admin-pages.tsx').then(({ Office }) => Office));

/** The browser only mirrors what the server decides: without a subscription these places hold nothing to show. */
export function SubscribersOnly() {
  const { access } = useMember();
  if (access === 'open') return <Outlet />;
  return access === 'closed' ? <Navigate to={paths.subscription} replace /> : <NotKnownYet />;
}

/** Only those who may write need what writing takes. */
export function AdminsOnly() {
  return canEditPosts(useMember().person) ? (
    <Outlet />
  ) : (
    <div className="flow no-post">
      <FocusedHeading>{postMessages.adminsOnly}</FocusedHeading>
      <p className="lead">
        Go on to <Link to={blogPaths.list}>the blog</Link>.
      </p>
    </div>
  );
}

interface ForProps {
  those: typeof canReadActivity;
  page: OfficeName;
}

/** For anybody else there is no such page. */
export function For({ those, page }: ForProps) {
  return those(useMember().person) ? <Office name={page} /> : <NoSuchPage />;
}

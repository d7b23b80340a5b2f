import { postMessages } from '@wayfare/contracts/calls/post';
import { canEditPosts, type canReadActivity } from '@wayfare/contracts/rules/policies';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { NotFoundPage } from '#app/member/not-found.tsx';
import { hasPrefetchedText } from '#app/member/prefetch.ts';
import { blogPaths, paths } from '#paths.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import type { AdminPageName } from '../pages/admin/admin-pages.tsx';
import { AccessPending } from './status-banners.tsx';

const AdminPage = lazyComponent(() =>
  import('../pages/admin/admin-pages.tsx').then(({ AdminPage }) => AdminPage),
);

/** The server enforces this; the page only mirrors it. */
export function SubscribersOnly() {
  const { access, person } = useMember();
  const { pathname } = useLocation();
  if (access === 'closed') return <Navigate to={paths.subscription} replace />;
  return access === 'open' || hasPrefetchedText(person, pathname) ? <Outlet /> : <AccessPending />;
}

export function AdminsOnly() {
  return canEditPosts(useMember().person) ? (
    <Outlet />
  ) : (
    <MessagePage heading={postMessages.adminsOnly}>
      <p className="lead">
        Go on to <Link to={blogPaths.list}>the blog</Link>.
      </p>
    </MessagePage>
  );
}

interface RolePageProps {
  canOpen: typeof canReadActivity;
  page: AdminPageName;
}

export function RolePage({ canOpen, page }: RolePageProps) {
  return canOpen(useMember().person) ? <AdminPage name={page} /> : <NotFoundPage />;
}

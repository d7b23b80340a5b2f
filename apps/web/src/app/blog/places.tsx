import { type ComponentType, Suspense } from 'react';
import { Link, Outlet, type RouteObject } from 'react-router';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { addresses } from '../addresses.ts';
import { later } from '../later.tsx';
import { useMember } from '../member.tsx';
import { blogAddresses } from './blog-addresses.ts';
import { isBlogAdmin } from './blog-admin.ts';
import { blogMessages } from './blog-messages.ts';

const List = later(() => import('./blog-list.tsx').then(({ BlogList }) => BlogList));
const Reading = later(() => import('./post-page.tsx').then(({ PostPage }) => PostPage));
const Writing = later(() => import('#app/post-editor/post-editor.tsx').then(({ PostEditor }) => PostEditor));

/** Only those who may write need what writing takes. */
function AdminsOnly() {
  return isBlogAdmin(useMember().person) ? (
    <Outlet />
  ) : (
    <div className="flow no-post">
      <FocusedHeading>{blogMessages.adminsOnly}</FocusedHeading>
      <p className="lead">
        Go on to <Link to={blogAddresses.list}>the blog</Link>.
      </p>
    </div>
  );
}

const place = (path: string, Part: ComponentType): RouteObject => ({
  path,
  element: (
    <Suspense>
      <Part />
    </Suspense>
  ),
});

/** What is below the blog's address. */
export const blogPlaces: RouteObject[] = [
  place(addresses.blog, List),
  { element: <AdminsOnly />, children: [place(`${addresses.blog}/edit/:postId?`, Writing)] },
  place(`${addresses.blog}/:slug`, Reading),
];

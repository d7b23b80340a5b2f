import { canReadActivity, canReadSiteStatus } from '@wayfare/contracts/rules/policies';
import { Suspense } from 'react';
import { Navigate, Outlet, type RouteObject, useRoutes } from 'react-router';
import { paths } from '#paths.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useMember } from '../member/member.tsx';
import { NoSuchPage } from '../member/not-found.tsx';
import { blogRoutes } from '../pages/blog/routes.tsx';
import { Profile } from '../pages/profile.tsx';
import { Reading } from '../pages/reading/day-page.tsx';
import { Homilies } from '../pages/reading/homily-list.tsx';
import { useSearchKey } from '../pages/search/search-shortcut.ts';
import { homilyEditorRoutes } from '../pages/write-homily/routes.tsx';
import { postEditorRoutes } from '../pages/write-post/routes.tsx';
import { AdminsOnly, For, SubscribersOnly } from './guards.tsx';
import { Bar } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { AccessTrouble, FromDevice, NotKnownYet } from './status-banners.tsx';

/** What is below the address of the homilies. */
const homilyRoutes: RouteObject[] = [
  { path: paths.homilies, element: <Homilies /> },
  { path: `${paths.homilies}/:date`, element: <Reading /> },
];

// Its forms are what few visits come for.
const Settings = lazyPart(() => import('../pages/settings/settings.tsx').then(({ Settings }) => Settings));
const Subscription = lazyPart(() =>
  import('../pages/subscription/subscription.tsx').then((part) => part.Subscription),
);
const Pictures = lazyPart(() =>
  import('../pages/pictures/pictures-page.tsx').then((part) => part.PicturesPage),
);
const SearchPage = lazyPart(() =>
  import('../pages/search/search-page.tsx').then(({ SearchPage }) => SearchPage),
);
const KeptPage = lazyPart(() => import('../pages/saved/saved-page.tsx').then(({ KeptPage }) => KeptPage));
const GospelWalk = lazyPart(() =>
  import('../pages/search/gospel-page.tsx').then(({ GospelWalk }) => GospelWalk),
);

function Frame() {
  useSearchKey();
  return (
    <div className="desk">
      <Sidebar />
      <Bar />
      <main className="main" id="main">
        <AccessTrouble />
        <FromDevice />
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

/** The dashboard's table of contents. */
const places: RouteObject[] = [
  {
    path: paths.home,
    element: <Frame />,
    children: [
      { index: true, element: <Home /> },
      { path: paths.profile, element: <Profile /> },
      { path: paths.subscription, element: <Subscription /> },
      { path: paths.settings, element: <Settings /> },
      { path: paths.kept, element: <KeptPage /> },
      {
        element: <SubscribersOnly />,
        children: [
          ...homilyEditorRoutes,
          ...homilyRoutes,
          { path: `${paths.homilies}/*`, element: <NoSuchPage /> },
          ...blogRoutes,
          {
            element: <AdminsOnly />,
            children: [...postEditorRoutes, { path: paths.pictures, element: <Pictures /> }],
          },
          { path: paths.search, element: <SearchPage /> },
          { path: `${paths.gospel}/:book?/:chapter?`, element: <GospelWalk /> },
          { path: `${paths.blog}/*`, element: <NoSuchPage /> },
        ],
      },
      { path: paths.activity, element: <For those={canReadActivity} page="activity" /> },
      { path: paths.review, element: <For those={canReadActivity} page="review" /> },
      { path: paths.siteStatus, element: <For those={canReadSiteStatus} page="status" /> },
      { path: '*', element: <NoSuchPage /> },
    ],
  },
];

export const Places = () => useRoutes(places);

/** What the day opens with: its homily, for whoever may read it. */
function Home() {
  const { access, facts } = useMember();
  if (access === 'asking' || access === 'unknown') return <NotKnownYet />;
  return <Navigate to={access === 'open' ? paths.homily(facts.today) : paths.profile} replace />;
}

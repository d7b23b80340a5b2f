import { canReadActivity, canReadSiteStatus } from '@wayfare/contracts/rules/policies';
import { Suspense } from 'react';
import { Navigate, Outlet, type RouteObject, useRoutes } from 'react-router';
import { paths } from '#paths.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { useMember } from '../member/member.tsx';
import { NotFoundPage } from '../member/not-found.tsx';
import { blogRoutes } from '../pages/blog/routes.tsx';
import { Profile } from '../pages/profile.tsx';
import { DayPage } from '../pages/reading/day-page.tsx';
import { homilyEditorRoutes } from '../pages/write-homily/routes.tsx';
import { postEditorRoutes } from '../pages/write-post/routes.tsx';
import { AdminsOnly, RolePage, SubscribersOnly } from './guards.tsx';
import { BottomBar } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { AccessErrorBanner, AccessPending, OfflineBanner } from './status-banners.tsx';
import { useReviewCount } from './use-review-count.ts';

// Loaded on demand.
const HomilyListPage = lazyComponent(() =>
  import('../pages/reading/homily-list.tsx').then((part) => part.HomilyListPage),
);

const homilyRoutes: RouteObject[] = [
  { path: paths.homilies, element: <HomilyListPage /> },
  { path: `${paths.homilies}/:date`, element: <DayPage /> },
];

const Settings = lazyComponent(() =>
  import('../pages/settings/settings.tsx').then(({ Settings }) => Settings),
);
const Subscription = lazyComponent(() =>
  import('../pages/subscription/subscription.tsx').then((part) => part.Subscription),
);
const Pictures = lazyComponent(() =>
  import('../pages/pictures/pictures-page.tsx').then((part) => part.PicturesPage),
);
const SearchPage = lazyComponent(() =>
  import('../pages/search/search-page.tsx').then(({ SearchPage }) => SearchPage),
);
const SavedPage = lazyComponent(() =>
  import('../pages/saved/saved-page.tsx').then(({ SavedPage }) => SavedPage),
);
const GospelPage = lazyComponent(() =>
  import('../pages/search/gospel-page.tsx').then(({ GospelPage }) => GospelPage),
);

function DashboardLayout() {
  const reviewCount = useReviewCount();
  return (
    <div className="dashboard">
      <Sidebar reviewCount={reviewCount} />
      <BottomBar reviewCount={reviewCount} />
      <main className="main" id="main">
        <AccessErrorBanner />
        <OfflineBanner />
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

const routes: RouteObject[] = [
  {
    path: paths.home,
    element: <DashboardLayout />,
    children: [
      { index: true, element: <Home /> },
      { path: paths.profile, element: <Profile /> },
      { path: paths.subscription, element: <Subscription /> },
      { path: paths.settings, element: <Settings /> },
      { path: paths.saved, element: <SavedPage /> },
      {
        element: <SubscribersOnly />,
        children: [
          ...homilyEditorRoutes,
          ...homilyRoutes,
          { path: `${paths.homilies}/*`, element: <NotFoundPage /> },
          ...blogRoutes,
          {
            element: <AdminsOnly />,
            children: [...postEditorRoutes, { path: paths.pictures, element: <Pictures /> }],
          },
          { path: paths.search, element: <SearchPage /> },
          { path: `${paths.gospel}/:book?/:chapter?`, element: <GospelPage /> },
          { path: `${paths.blog}/*`, element: <NotFoundPage /> },
        ],
      },
      { path: paths.activity, element: <RolePage canOpen={canReadActivity} page="activity" /> },
      { path: paths.review, element: <RolePage canOpen={canReadActivity} page="review" /> },
      { path: paths.siteStatus, element: <RolePage canOpen={canReadSiteStatus} page="status" /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export const DashboardRoutes = () => useRoutes(routes);

/** Today's homily for subscribers, else the profile. */
function Home() {
  const { access, pageData } = useMember();
  if (access === 'loading' || access === 'unknown') return <AccessPending />;
  return <Navigate to={access === 'open' ? paths.homily(pageData.today) : paths.profile} replace />;
}

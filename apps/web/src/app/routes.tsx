import { canReadActivity, canReadSiteStatus } from '@wayfare/contracts/rules/policies';
import { Suspense } from 'react';
import { Navigate, Outlet, type RouteObject, useRoutes } from 'react-router';
import { lazyPart } from '#ui/lazy-part.tsx';
import { AccessTrouble, NotKnownYet } from './access-trouble.tsx';
import { Bar } from './bar.tsx';
import { blogRoutes } from './blog/routes.tsx';
import { homilyRoutes } from './homilies/routes.tsx';
import { homilyEditorRoutes } from './homily-editor/routes.tsx';
import { useMember } from './member.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import type { OfficeName } from './offices.tsx';
import { FromDevice } from './offline/from-device.tsx';
import { paths } from './paths.ts';
import { Profile } from './profile.tsx';
import { useSearchKey } from './search-key.ts';
import { Sidebar } from './sidebar.tsx';

// Its forms are what few visits come for.
const Settings = lazyPart(() => import('./settings.tsx').then(({ Settings }) => Settings));
const Subscription = lazyPart(() => import('./subscription.tsx').then((part) => part.Subscription));
const Office = lazyPart(() => import('./offices.tsx').then(({ Office }) => Office));
const SearchPage = lazyPart(() => import('./search/search-page.tsx').then(({ SearchPage }) => SearchPage));
const KeptPage = lazyPart(() => import('./keeping/kept-page.tsx').then(({ KeptPage }) => KeptPage));
const GospelWalk = lazyPart(() => import('./gospel/gospel-walk.tsx').then(({ GospelWalk }) => GospelWalk));

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

/** The browser only mirrors what the server decides: without a subscription these places hold nothing to show. */
function SubscribersOnly() {
  const { access } = useMember();
  if (access === 'open') return <Outlet />;
  return access === 'closed' ? <Navigate to={paths.subscription} replace /> : <NotKnownYet />;
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

interface ForProps {
  those: typeof canReadActivity;
  page: OfficeName;
}

/** For anybody else there is no such page. */
function For({ those, page }: ForProps) {
  return those(useMember().person) ? <Office name={page} /> : <NoSuchPage />;
}

/** What the day opens with: its homily, for whoever may read it. */
function Home() {
  const { access, facts } = useMember();
  if (access === 'asking' || access === 'unknown') return <NotKnownYet />;
  return <Navigate to={access === 'open' ? paths.homily(facts.today) : paths.profile} replace />;
}

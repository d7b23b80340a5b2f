import { createBrowserRouter, Navigate, Outlet } from 'react-router';
import { AccessTrouble, NotKnownYet } from './access-trouble.tsx';
import { addresses } from './addresses.ts';
import { blogPlaces } from './blog/places.tsx';
import { Home } from './homilies/home.tsx';
import { homilyPlaces } from './homilies/places.tsx';
import { homilyEditorPlaces } from './homily-editor/places.tsx';
import { useMember } from './member.tsx';
import { NoSuchPlace } from './no-such-place.tsx';
import { Profile } from './profile.tsx';
import { Settings } from './settings.tsx';
import { Sidebar } from './sidebar.tsx';
import { Subscription } from './subscription.tsx';

function Frame() {
  return (
    <div className="desk">
      <Sidebar />
      <main className="main" id="main">
        <AccessTrouble />
        <Outlet />
      </main>
    </div>
  );
}

/** The browser only mirrors what the server decides: without a subscription these places hold nothing to show. */
function SubscribersOnly() {
  const { access } = useMember();
  if (access === 'open') return <Outlet />;
  return access === 'closed' ? <Navigate to={addresses.subscription} replace /> : <NotKnownYet />;
}

/** The dashboard's table of contents. */
export const dashboardRouter = () =>
  createBrowserRouter([
    {
      path: addresses.home,
      element: <Frame />,
      children: [
        { index: true, element: <Home /> },
        { path: addresses.profile, element: <Profile /> },
        { path: addresses.subscription, element: <Subscription /> },
        { path: addresses.settings, element: <Settings /> },
        {
          element: <SubscribersOnly />,
          children: [
            ...homilyEditorPlaces,
            ...homilyPlaces,
            { path: `${addresses.homilies}/*`, element: <NoSuchPlace /> },
            ...blogPlaces,
            { path: `${addresses.blog}/*`, element: <NoSuchPlace /> },
          ],
        },
        { path: '*', element: <NoSuchPlace /> },
      ],
    },
  ]);

import { listPodcastFeeds } from '@wayfare/contracts/calls/podcast';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Setting } from '#app/account/setting.tsx';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';

// Loaded on demand.
const PodcastFeeds = lazyComponent(() => import('./podcast-feeds.tsx').then((part) => part.PodcastFeeds));

/** The fragment that the player and a mail link to. */
const settingId = 'podcast';

/** Shown once something is recorded. */
export function PodcastSetting() {
  const { callApi } = useMember();
  const isLinkTarget = useLocation().hash === `#${settingId}`;
  const { state } = useQuery('podcast feeds', () => callApi(listPodcastFeeds, {}));
  const data = state.status === 'success' ? state.data : null;
  const count = data?.feeds.length ?? 0;
  if (!isLinkTarget && count === 0 && !data?.hasRecordings) return null;
  return (
    <Setting
      id={settingId}
      label="In your podcast app"
      value={count === 0 ? 'Off' : count === 1 ? 'One app' : `${count} apps`}
      verb={count === 0 ? 'Set up' : 'Change'}
    >
      {() => (
        <>
          <p>
            Homilies that were read aloud come to the app you listen with by themselves: in the car, in the
            kitchen, and where there is no network. For that you give it an address that is yours alone.
          </p>
          <Suspense fallback={<p role="status">Looking...</p>}>
            <PodcastFeeds />
          </Suspense>
        </>
      )}
    </Setting>
  );
}

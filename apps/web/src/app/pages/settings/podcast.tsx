import { listPodcastFeeds } from '@wayfare/contracts/calls/podcast';
import { useLocation } from 'react-router';
import { Setting } from '#app/account/setting.tsx';
import { useMember } from '#app/member/member.tsx';
import { QueryView } from '#app/member/query-view.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { PodcastFeeds } from './podcast-feeds.tsx';

/** The fragment that the player and a mail link to. */
const settingId = 'podcast';

/** Shown once something is recorded. */
export function PodcastSetting() {
  const { callApi } = useMember();
  const isLinkTarget = useLocation().hash === `#${settingId}`;
  const query = useQuery('podcast feeds', () => callApi(listPodcastFeeds, {}));
  const data = query.state.status === 'success' ? query.state.data : null;
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
          <QueryView query={query} loading={<p role="status">Looking...</p>}>
            {(loaded) => <PodcastFeeds {...loaded} refetch={query.refetch} />}
          </QueryView>
        </>
      )}
    </Setting>
  );
}

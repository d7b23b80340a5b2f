import { useEffect, useState } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { Setting } from '#app/account/setting.tsx';
import { useMember } from '#app/member/member.tsx';
import { clearDevice, disableOffline, getDeviceReader } from '#app/offline/device-reader.ts';
import { canCacheTexts, countCachedTexts, fillCache } from '#app/offline/fill-cache.ts';
import { Button } from '#ui/button.tsx';
import { useStatus } from '#ui/use-status.tsx';

export function OfflineSetting() {
  const { config, person } = useMember();
  const sub = person.sub ?? '';
  const [cachedCount, setCachedCount] = useState<number | null>(null);
  const status = useStatus();
  useEffect(() => {
    if (getDeviceReader()?.sub === sub) countCachedTexts(sub).then(setCachedCount, () => {});
  }, [sub]);
  if (config.canReadOffline === false) return null;

  async function setOffline(isEnabled: boolean) {
    if (!status.start()) return;
    try {
      if (isEnabled) await fillCache(config, person, true);
      else {
        await clearDevice();
        disableOffline();
      }
      const isCached = getDeviceReader()?.sub === sub;
      setCachedCount(isCached ? await countCachedTexts(sub) : null);
      if (!isEnabled) status.report('✅ Nothing is kept here any more.');
      else if (isCached) status.report('✅ You can read them offline here now.');
      else status.report('❌ These pages are for subscribers.');
    } catch (error) {
      status.report(toFailureMessage(error));
    }
  }

  return (
    <Setting
      id="offline"
      label="Read offline"
      value={cachedCount === null ? 'Off' : formatCount(cachedCount)}
      verb={cachedCount === null ? 'Set up' : 'Change'}
    >
      {() => (
        <div className="field">
          <p>
            The last fourteen days and the pages you save can be on this device, with your notes, for the
            train and the cabin. Only you can open them, while you are logged in here. Logging out takes them
            away, and so do seven days without a connection.
          </p>
          {!canCacheTexts() && <p>This browser can’t keep pages.</p>}
          {cachedCount !== null && <p>{formatCount(cachedCount)}.</p>}
          {status.line}
          {canCacheTexts() && (
            <Button
              isBusy={status.isBusy}
              busyText={cachedCount === null ? 'Keeping...' : 'Taking away...'}
              onClick={() => void setOffline(cachedCount === null)}
            >
              {cachedCount === null ? 'Keep Them on This Device' : 'Keep Nothing Here'}
            </Button>
          )}
          <p className="hint">
            On an iPhone or iPad, add this site to your Home Screen first. Otherwise the phone forgets the
            pages after a week without a visit.
          </p>
        </div>
      )}
    </Setting>
  );
}

const formatCount = (count: number): string =>
  `${count === 1 ? 'One page' : `${count} pages`} on this device`;

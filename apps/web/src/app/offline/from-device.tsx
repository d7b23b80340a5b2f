import { useEffect } from 'react';
import { Link } from 'react-router';
import { useMember } from '../member.tsx';
import { paths } from '../paths.ts';
import { useFromDevice } from './reader-here.ts';

const againMs = 20_000;

/** Said quietly above every place while it is this device that answers. */
export function FromDevice() {
  const isFromDevice = useFromDevice();
  const { askStatus } = useMember();
  useEffect(() => {
    if (!isFromDevice) return;
    // The first that is answered again ends it.
    const timer = setInterval(askStatus, againMs);
    addEventListener('online', askStatus);
    return () => {
      clearInterval(timer);
      removeEventListener('online', askStatus);
    };
  }, [isFromDevice, askStatus]);
  return (
    <div role="status">
      {isFromDevice && (
        <p className="soft unheard">
          You’re offline. <Link to={paths.homilies}>These days are on this device</Link>.
        </p>
      )}
    </div>
  );
}

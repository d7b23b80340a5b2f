import { type ReactNode, useState } from 'react';
import { useMember } from '../member/member.tsx';
import { clearDevice } from '../offline/device-reader.ts';

interface LeavingDevice {
  readonly leave: () => Promise<void>;
  readonly question: ReactNode;
}

/**
 * For a log-out, which deletes what was typed on this device, and asks before it if that would lose something. `end` ends
 * the session; its argument deletes the texts.
 */
export function useLeavingDevice(end: (clearTexts: () => Promise<void>) => void): LeavingDevice {
  const { person } = useMember();
  const [question, setQuestion] = useState<ReactNode>(null);
  async function leave() {
    const owner = person.email ?? '';
    const device = await import('./leaving-device.tsx').catch(() => null);
    const go = () =>
      end(async () => {
        await clearDevice();
        await device?.forgetTexts(owner);
      });
    const unsaved = (await device?.findUnsaved(owner)) ?? [];
    if (device === null || unsaved.length === 0) return go();
    const { LogOutDialog } = device;
    setQuestion(<LogOutDialog unsaved={unsaved} onLeave={go} onClose={() => setQuestion(null)} />);
  }
  return { leave, question };
}

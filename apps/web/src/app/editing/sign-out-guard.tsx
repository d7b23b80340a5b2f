import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { useMember } from '../member/member.tsx';
import { clearDevice } from '../offline/device-reader.ts';

const LogOutDialog = lazyComponent(() => import('./sign-out-dialog.tsx').then((part) => part.LogOutDialog));

/** Ends the session, and then or before it has forgotten what was typed here. */
type End = (forget: () => Promise<void>) => void;

interface LeavingDevice {
  readonly leave: () => Promise<void>;
  readonly question: ReactNode;
}

/** Whoever logs out leaves nothing of theirs on the device; where that would lose something, they are asked. */
export function useLeavingDevice(end: End): LeavingDevice {
  const { person } = useMember();
  const [asked, setAsked] = useState<{ unsaved: readonly string[]; onLeave: () => void } | null>(null);
  async function leave() {
    const owner = person.email ?? '';
    const device = await import('./leaving-device.ts').catch(() => null);
    const go = () =>
      end(async () => {
        await clearDevice();
        await device?.forgetTexts(owner);
      });
    const unsaved = (await device?.findUnsaved(owner)) ?? [];
    if (unsaved.length > 0) setAsked({ unsaved, onLeave: go });
    else go();
  }
  const question = asked !== null && (
    <Suspense>
      <LogOutDialog {...asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return { leave, question };
}

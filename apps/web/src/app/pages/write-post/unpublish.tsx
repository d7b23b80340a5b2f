import { Suspense, useState } from 'react';
import { UnpublishDialog } from './lazy-dialogs.ts';

export function Unpublish({ onUnpublish }: { onUnpublish: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <button className="quiet" type="button" onClick={() => setIsAsked(true)}>
        Unpublish
      </button>
      <Suspense>
        {isAsked && <UnpublishDialog onUnpublish={onUnpublish} onClose={() => setIsAsked(false)} />}
      </Suspense>
    </>
  );
}

import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export function Unpublish({ onUnpublish }: { onUnpublish: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <button className="quiet" type="button" onClick={() => setIsAsked(true)}>
        Unpublish
      </button>
      {isAsked && (
        <Dialog title="Take this post off the blog?" onClose={() => setIsAsked(false)}>
          <div className="flow">
            <p>
              Readers will not see it any more, and whoever opens its address is told that it is no longer
              there. It stays here as a draft with everything in it.
            </p>
            <div className="row">
              <Button
                onClick={() => {
                  setIsAsked(false);
                  onUnpublish();
                }}
              >
                Unpublish
              </Button>
              <button className="quiet" type="button" onClick={() => setIsAsked(false)}>
                Leave It Published
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

import { useState } from 'react';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { ReadOnlyFields } from './read-only-fields.tsx';
import { homilyFields, type TypedHomily } from './typed-homily.ts';

interface AsideProps {
  typed: TypedHomily;
  onTake: () => void;
  onDrop: () => void;
}

/** The version that was not chosen: at hand until somebody says that it can go. */
export function Aside({ typed, onTake, onDrop }: AsideProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="notice-box row">
      <p>The other version of this day is kept in this browser.</p>
      <button type="button" className="quiet link" onClick={() => setIsOpen(true)}>
        Look at it
      </button>
      <button type="button" className="quiet link" onClick={onDrop}>
        Throw it away
      </button>
      {isOpen && (
        <Dialog title="The other version" className="text-dialog" onClose={() => setIsOpen(false)}>
          <div className="flow">
            <ReadOnlyFields typed={typed} fields={homilyFields} />
            <button
              type="button"
              className="btn"
              onClick={(event) => {
                closeDialog(event);
                onTake();
              }}
            >
              Bring it back
            </button>
            <p className="hint">What is in the fields now is kept in its place.</p>
          </div>
        </Dialog>
      )}
    </div>
  );
}

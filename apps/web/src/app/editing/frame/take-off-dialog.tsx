import { closeDialog, Dialog } from '#ui/dialog.tsx';

interface TakeOffDialogProps {
  /** 'post' or 'homily'. */
  name: string;
  /** It is not on the site yet. */
  isScheduled?: boolean;
  onTakeOff: () => void;
  onClose: () => void;
}

/** Save Draft takes a published text off the site. The safe answer is the main button. */
export function TakeOffDialog({ name, isScheduled = false, onTakeOff, onClose }: TakeOffDialogProps) {
  const place = isScheduled ? 'schedule' : 'site';
  return (
    <Dialog title={`Take it off the ${place}?`} onClose={onClose}>
      <div className="flow">
        <p>
          This {name} is {isScheduled ? 'scheduled' : 'published'}. <strong>Save Draft</strong> makes it a
          draft again:{' '}
          {isScheduled
            ? 'it does not open on its day.'
            : 'nobody can read it, and its address says that it is gone.'}{' '}
          Your changes are already saved without that.
        </p>
        <div className="row">
          <button type="button" className="btn" onClick={closeDialog}>
            Leave it on the {place}
          </button>
          <button
            type="button"
            className="btn outlined"
            onClick={(event) => {
              closeDialog(event);
              onTakeOff();
            }}
          >
            Save as a draft
          </button>
        </div>
      </div>
    </Dialog>
  );
}

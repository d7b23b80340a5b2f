import { closeDialog, Dialog } from '#ui/dialog.tsx';

interface TakeOffDialogProps {
  /** 'post' or 'homily'. */
  name: string;
  onTakeOff: () => void;
  onClose: () => void;
}

/** Save Draft takes a published text off the site. The safe answer is the main button. */
export const TakeOffDialog = ({ name, onTakeOff, onClose }: TakeOffDialogProps) => (
  <Dialog title="Take it off the site?" onClose={onClose}>
    <div className="flow">
      <p>
        This {name} is published. <strong>Save Draft</strong> makes it a draft again: nobody can read it, and
        its address says that it is gone. Your changes are already saved without that.
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={closeDialog}>
          Leave it on the site
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

import { Confirm } from '../confirm-dialog.tsx';

interface TakeOffDialogProps {
  /** 'post' or 'homily'. */
  name: string;
  /** It is not on the site yet. */
  isScheduled?: boolean;
  onTakeOff: () => void;
  onClose: () => void;
}

/** Save Draft takes a published text off the site. */
export function TakeOffDialog({ name, isScheduled = false, onTakeOff, onClose }: TakeOffDialogProps) {
  const place = isScheduled ? 'schedule' : 'site';
  return (
    <Confirm
      title={`Take it off the ${place}?`}
      verb="Save as a draft"
      act={async () => {
        onTakeOff();
        return null;
      }}
      refusal={{ label: `Leave it on the ${place}`, isMain: true }}
      onClose={onClose}
    >
      <p>
        This {name} is {isScheduled ? 'scheduled' : 'published'}. <strong>Save Draft</strong> makes it a draft
        again:{' '}
        {isScheduled
          ? 'it does not open on its day.'
          : 'nobody can read it, and its address says that it is gone.'}{' '}
        Your changes are already saved without that.
      </p>
    </Confirm>
  );
}

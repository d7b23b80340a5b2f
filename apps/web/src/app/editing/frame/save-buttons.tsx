import { Button } from '#ui/button.tsx';

interface SaveButtonsProps {
  /** The action in progress. */
  busy: 'save' | 'publish' | null;
  /** Somebody else is editing. */
  isDisabled: boolean;
  onSaveDraft: () => void;
  onPublish: () => void;
}

export function SaveButtons({ busy, isDisabled, onSaveDraft, onPublish }: SaveButtonsProps) {
  const common = { busyText: 'Saving...', isDisabled };
  const press = (act: () => void) => () => {
    if (!isDisabled) act();
  };
  return (
    <>
      <Button {...common} className="btn small line" isBusy={busy === 'save'} onClick={press(onSaveDraft)}>
        Save Draft
      </Button>
      <Button {...common} className="btn small" isBusy={busy === 'publish'} onClick={press(onPublish)}>
        Publish
      </Button>
    </>
  );
}

interface SaveButtonsProps {
  /** The action in progress. */
  busy: 'save' | 'publish' | null;
  /** Somebody else is editing. */
  isDisabled: boolean;
  onSaveDraft: () => void;
  onPublish: () => void;
}

export const SaveButtons = ({ busy, isDisabled, onSaveDraft, onPublish }: SaveButtonsProps) => (
  <>
    <SaveButton
      name="Save Draft"
      className="btn small outlined"
      isBusy={busy === 'save'}
      isDisabled={isDisabled}
      onPress={onSaveDraft}
    />
    <SaveButton
      name="Publish"
      className="btn small"
      isBusy={busy === 'publish'}
      isDisabled={isDisabled}
      onPress={onPublish}
    />
  </>
);

interface SaveButtonProps {
  name: string;
  className: string;
  isBusy: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

const SaveButton = ({ name, className, isBusy, isDisabled, onPress }: SaveButtonProps) => (
  <button
    className={className}
    type="button"
    aria-disabled={isBusy || isDisabled ? true : undefined}
    aria-label={isBusy ? 'Saving...' : name}
    aria-busy={isBusy ? true : undefined}
    onClick={isDisabled ? undefined : onPress}
  >
    <span className="button-labels">
      <span className={isBusy ? 'hidden-label' : undefined}>{name}</span>
      <span className={isBusy ? undefined : 'hidden-label'}>Saving...</span>
    </span>
  </button>
);

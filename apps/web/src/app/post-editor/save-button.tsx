interface SaveButtonProps {
  name: string;
  isBusy: boolean;
  isQuiet?: boolean;
  onPress: () => void;
}

/** Two of them stand in one form, so neither is the one that Enter in a line would press. */
export const SaveButton = ({ name, isBusy, isQuiet = false, onPress }: SaveButtonProps) => (
  <button
    className={isQuiet ? 'btn outlined' : 'btn'}
    type="button"
    aria-disabled={isBusy ? true : undefined}
    aria-label={isBusy ? 'Saving...' : name}
    aria-busy={isBusy ? true : undefined}
    onClick={onPress}
  >
    <span className="says">
      <span className={isBusy ? 'unsaid' : undefined}>{name}</span>
      <span className={isBusy ? undefined : 'unsaid'}>Saving...</span>
    </span>
  </button>
);

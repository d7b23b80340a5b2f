import './display-choices.css';
import { type ReadingPreferences, readingThemes } from '@wayfare/contracts/calls/homily';
import { Dialog } from '#ui/dialog.tsx';
import { Segments } from '#ui/segments.tsx';
import type { ReadingPreferencesState } from './reading-preferences.ts';

const sizeNames = ['Small', 'Usual', 'Large', 'Larger', 'Largest'];
const sizes = sizeNames.map((_, index) => index + 1);
const themeNames = { system: 'Auto', light: 'Light', sepia: 'Sepia', dark: 'Dark' } as const;

const sizeLabel = (size: number) => (
  <>
    <span aria-hidden="true">A</span>
    <span className="vh">{sizeNames[size - 1]}</span>
  </>
);

/** 'Usual size, Auto' */
export const describeDisplay = ({ textSize, theme }: ReadingPreferences): string =>
  `${sizeNames[textSize - 1]} size, ${themeNames[theme]}`;

interface DisplayChoicesProps {
  state: ReadingPreferencesState;
}

/** The page shows each choice at once. */
export function DisplayChoices({ state: { preferences, choose, isOnlyOnDevice } }: DisplayChoicesProps) {
  return (
    <div className="display-choices">
      <fieldset>
        <legend>Size</legend>
        <Segments
          name="text-size"
          className="text-sizes"
          options={sizes}
          value={preferences.textSize}
          onChange={(textSize) => choose({ ...preferences, textSize })}
          label={sizeLabel}
        />
      </fieldset>
      <fieldset>
        <legend>Light</legend>
        <Segments
          name="theme"
          className="themes"
          options={readingThemes}
          value={preferences.theme}
          onChange={(theme) => choose({ ...preferences, theme })}
          label={(theme) => themeNames[theme]}
        />
      </fieldset>
      <p className="small-print" role="status">
        {isOnlyOnDevice && 'We couldn’t save this to your account, so for now it holds on this device only.'}
      </p>
    </div>
  );
}

export const DisplayDialog = ({ state, onClose }: DisplayChoicesProps & { onClose: () => void }) => (
  <Dialog title="Text and display" className="display-dialog" isDismissible onClose={onClose}>
    <DisplayChoices state={state} />
  </Dialog>
);

import { readingThemes } from '@wayfare/contracts/calls/homily';
import { Segments } from '#ui/segments.tsx';
import { useReadingPreferences } from './use-reading-preferences.ts';

const sizeNames = ['Smallest', 'Small', 'Usual', 'Large', 'Largest'];
const sizes = sizeNames.map((_, index) => index + 1);
const themeNames = { system: 'Auto', light: 'Day', dark: 'Night', sepia: 'Sepia' } as const;

const sizeLabel = (size: number) => (
  <>
    <span aria-hidden="true">A</span>
    <span className="vh">{sizeNames[size - 1]}</span>
  </>
);

/** Size and light of the page, kept on the account. */
export function ReadingPreferenceControls() {
  const { preferences, choose, isOnlyHere } = useReadingPreferences();
  return (
    <>
      <fieldset>
        <legend>Size of type</legend>
        <Segments
          name="text-size"
          className="sizes"
          choices={sizes}
          chosen={preferences.textSize}
          onChoose={(textSize) => choose({ ...preferences, textSize })}
          label={sizeLabel}
        />
      </fieldset>
      <fieldset>
        <legend>Light</legend>
        <Segments
          name="theme"
          choices={readingThemes}
          chosen={preferences.theme}
          onChoose={(theme) => choose({ ...preferences, theme })}
          label={(theme) => themeNames[theme]}
        />
      </fieldset>
      {isOnlyHere && (
        <p className="small-print" role="status">
          This could not be kept on your account just now; it holds in this browser.
        </p>
      )}
    </>
  );
}

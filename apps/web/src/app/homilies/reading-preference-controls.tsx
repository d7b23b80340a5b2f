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
      <p className="light">
        <label htmlFor="light">Light</label>
        <select
          id="light"
          className="pick"
          value={preferences.theme}
          onChange={({ target }) => {
            const theme = readingThemes.find((each) => each === target.value);
            if (theme !== undefined) choose({ ...preferences, theme });
          }}
        >
          {readingThemes.map((theme) => (
            <option key={theme} value={theme}>
              {themeNames[theme]}
            </option>
          ))}
        </select>
      </p>
      {isOnlyHere && (
        <p className="small-print" role="status">
          We couldn’t save this to your account, so for now it is kept on this device only.
        </p>
      )}
    </>
  );
}

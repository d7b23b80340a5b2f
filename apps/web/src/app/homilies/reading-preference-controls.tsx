import { readingThemes } from '@wayfare/contracts/calls/homily';
import { useReadingPreferences } from './use-reading-preferences.ts';

const sizes = ['Smallest', 'Small', 'Usual', 'Large', 'Largest'];
const themeNames = { system: 'Auto', light: 'Day', dark: 'Night', sepia: 'Sepia' } as const;

/** Size and light of the page, kept on the account. */
export function ReadingPreferenceControls() {
  const { preferences, choose, isOnlyHere } = useReadingPreferences();
  return (
    <>
      <fieldset>
        <legend>Size of type</legend>
        <div className="seg sizes">
          {sizes.map((name, index) => (
            <label key={name}>
              <input
                type="radio"
                name="text-size"
                checked={preferences.textSize === index + 1}
                onChange={() => choose({ ...preferences, textSize: index + 1 })}
              />
              <span aria-hidden="true">A</span>
              <span className="vh">{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Light</legend>
        <div className="seg">
          {readingThemes.map((theme) => (
            <label key={theme}>
              <input
                type="radio"
                name="theme"
                checked={preferences.theme === theme}
                onChange={() => choose({ ...preferences, theme })}
              />
              {themeNames[theme]}
            </label>
          ))}
        </div>
      </fieldset>
      {isOnlyHere && (
        <p className="small-print" role="status">
          This could not be kept on your account just now; it holds in this browser.
        </p>
      )}
    </>
  );
}

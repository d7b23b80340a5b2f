import {
  getReadingPreferences,
  type ReadingPreferences,
  readingThemes,
  setReadingPreferences,
} from '@wayfare/contracts/calls/homily';
import { useEffect, useRef, useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { Segments } from '#ui/segments.tsx';
import { applyPreferences, getStoredPreferences } from './reading-preferences.ts';

interface ReadingPreferencesState {
  readonly preferences: ReadingPreferences;
  readonly choose: (preferences: ReadingPreferences) => void;
  /** Saving to the account failed. */
  readonly isOnlyOnDevice: boolean;
}

/** Saved on the account. This browser has a copy for the first paint. */
function useReadingPreferences(): ReadingPreferencesState {
  const { callApi } = useMember();
  const { state } = useQuery('reading preferences', () => callApi(getReadingPreferences, {}));
  const [stored] = useState(getStoredPreferences);
  const [chosen, setChosen] = useState<ReadingPreferences | null>(null);
  const [isOnlyOnDevice, setIsOnlyOnDevice] = useState(false);
  const unsent = useRef<ReadingPreferences | null>(null);
  const isSending = useRef(false);
  const current = chosen ?? (state.status === 'success' ? state.data : null);
  useEffect(() => {
    if (current !== null) applyPreferences(current);
  }, [current]);

  /** One request at a time, so that the last choice wins. */
  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = unsent.current; next !== null; next = unsent.current) {
      unsent.current = null;
      await callApi(setReadingPreferences, { body: next }).then(
        () => setIsOnlyOnDevice(false),
        () => setIsOnlyOnDevice(true),
      );
    }
    isSending.current = false;
  }

  return {
    preferences: current ?? stored,
    isOnlyOnDevice,
    choose(preferences) {
      setChosen(preferences);
      unsent.current = preferences;
      void send();
    },
  };
}

const sizeNames = ['Smallest', 'Small', 'Usual', 'Large', 'Largest'];
const sizes = sizeNames.map((_, index) => index + 1);
const themeNames = { system: 'Auto', light: 'Day', dark: 'Night', sepia: 'Sepia' } as const;

const sizeLabel = (size: number) => (
  <>
    <span aria-hidden="true">A</span>
    <span className="vh">{sizeNames[size - 1]}</span>
  </>
);

export function ReadingPreferenceControls() {
  const { preferences, choose, isOnlyOnDevice } = useReadingPreferences();
  return (
    <>
      <fieldset>
        <legend>Size of type</legend>
        <Segments
          name="text-size"
          className="text-sizes"
          options={sizes}
          value={preferences.textSize}
          onChange={(textSize) => choose({ ...preferences, textSize })}
          label={sizeLabel}
        />
      </fieldset>
      <p className="theme-choice">
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
      {isOnlyOnDevice && (
        <p className="small-print" role="status">
          We couldn’t save this to your account, so for now it is kept on this device only.
        </p>
      )}
    </>
  );
}

import {
  getReadingPreferences,
  type ReadingPreferences,
  readingThemes,
  setReadingPreferences,
} from '@wayfare/contracts/calls/homily';
import { useEffect, useRef, useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import { useAnswer } from '#app/member/use-query.ts';
import { Segments } from '#ui/segments.tsx';
import { applyPreferences, preferencesFromHere } from './reading-preferences.ts';

interface KnownPreferences {
  readonly preferences: ReadingPreferences;
  readonly choose: (preferences: ReadingPreferences) => void;
  /** It could not be kept on the account: it holds in this browser. */
  readonly isOnlyHere: boolean;
}

/** How this member likes to read. The account knows; this browser only remembers what it said. */
function useReadingPreferences(): KnownPreferences {
  const { ask } = useMember();
  const { answer } = useAnswer('reading preferences', () => ask(getReadingPreferences, {}));
  const [fromHere] = useState(preferencesFromHere);
  const [chosen, setChosen] = useState<ReadingPreferences | null>(null);
  const [isOnlyHere, setIsOnlyHere] = useState(false);
  const wanted = useRef<ReadingPreferences | null>(null);
  const isSending = useRef(false);
  // Without an answer, what this browser remembers will do.
  const kept = answer.status === 'known' ? answer.value : null;
  const preferred = chosen ?? kept;
  useEffect(() => {
    if (preferred !== null) applyPreferences(preferred);
  }, [preferred]);

  /** One at a time, so that the last choice is the one that stays. */
  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = wanted.current; next !== null; next = wanted.current) {
      wanted.current = null;
      await ask(setReadingPreferences, { body: next }).then(
        () => setIsOnlyHere(false),
        () => setIsOnlyHere(true),
      );
    }
    isSending.current = false;
  }

  return {
    preferences: preferred ?? fromHere,
    isOnlyHere,
    choose(preferences) {
      setChosen(preferences);
      wanted.current = preferences;
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

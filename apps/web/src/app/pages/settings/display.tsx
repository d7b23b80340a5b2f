import { Setting } from '#app/account/setting.tsx';
import { DisplayChoices, describeDisplay } from '#app/reading/display-choices.tsx';
import { useReadingPreferences } from '#app/reading/reading-preferences.ts';

/** The same choices as behind Aa on the reading page. */
export function DisplaySetting() {
  const state = useReadingPreferences();
  return (
    <Setting id="display" label="Text and display" value={describeDisplay(state.preferences)}>
      {() => <DisplayChoices state={state} />}
    </Setting>
  );
}

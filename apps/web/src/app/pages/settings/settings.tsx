import { MorningMail } from '#app/account/morning-mail.tsx';
import { Setting, SettingsGroup } from '#app/account/setting.tsx';
import { useMember } from '#app/member/member.tsx';
import { PageHeading } from '#app/member/page-heading.tsx';
import { DisplayChoices, describeDisplay } from '#app/reading/display-choices.tsx';
import { useReadingPreferences } from '#app/reading/reading-preferences.ts';
import { LeavingSetting } from './delete-account.tsx';
import { DevicesSetting } from './devices.tsx';
import { DataSetting } from './download-data.tsx';
import { NameSetting } from './name.tsx';
import { OfflineSetting } from './offline.tsx';
import { PasswordSetting } from './password.tsx';
import { PodcastSetting } from './podcast.tsx';

export function Settings() {
  const { config, person } = useMember();
  const display = useReadingPreferences();
  return (
    <div className="settings">
      <PageHeading>Settings</PageHeading>
      <MorningMail />
      <SettingsGroup id="you" title="You">
        <NameSetting />
        <p className="setting setting-line">
          <span className="setting-label">Email address</span>
          <span className="setting-value">{person.email}</span>
        </p>
        <PasswordSetting />
      </SettingsGroup>
      {/* Below the fold, because the line of the podcast appears only once it is known that something is recorded. */}
      <SettingsGroup id="reading" title="Reading">
        <Setting id="display" label="Text and display" value={describeDisplay(display.preferences)}>
          {() => <DisplayChoices state={display} />}
        </Setting>
        <OfflineSetting />
        <PodcastSetting />
      </SettingsGroup>
      <SettingsGroup id="account" title="Devices, data, leaving">
        <DevicesSetting />
        <DataSetting />
        <LeavingSetting />
      </SettingsGroup>
      <p className="soft installable">
        {config.siteName} can stand on your phone or computer like an app: choose “Install” or “Add to Home
        Screen” in your browser’s menu.
      </p>
    </div>
  );
}

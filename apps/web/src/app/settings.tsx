import { useMember } from './member.tsx';
import { MorningMail } from './morning-mail/morning-mail.tsx';
import { OfflineSection } from './offline/offline-section.tsx';
import { DeleteSection } from './settings-delete.tsx';
import { DownloadSection } from './settings-download.tsx';
import { LogInsSection } from './settings-log-ins.tsx';
import { NameSection } from './settings-name.tsx';
import { PasswordSection } from './settings-password.tsx';
import { PodcastSection } from './settings-podcast.tsx';
import { SignOutSection } from './settings-sign-out.tsx';
import { useTitle } from './use-title.ts';

/** What a member can change, one section each. */
export function Settings() {
  useTitle('Settings');
  const { config } = useMember();
  return (
    <div className="settings">
      <h1 className="pg">Settings</h1>
      <p className="soft installable">
        {config.siteName} can stand on your phone or computer like an app: choose “Install” or “Add to Home
        Screen” in your browser’s menu.
      </p>
      <NameSection />
      <PasswordSection />
      <MorningMail />
      <PodcastSection />
      <OfflineSection />
      <DownloadSection />
      {/* What nobody does on an ordinary day: below all else, and quieter. */}
      <div className="seldom">
        <LogInsSection />
        <SignOutSection />
        <DeleteSection />
      </div>
    </div>
  );
}

import { MorningMail } from '#app/account/morning-mail.tsx';
import { useMember } from '#app/member/member.tsx';
import { usePageTitle } from '#app/member/page-hooks.ts';
import { DeleteSection } from './delete-account.tsx';
import { DownloadSection } from './download-data.tsx';
import { LogInsSection } from './log-ins.tsx';
import { NameSection } from './name.tsx';
import { OfflineSection } from './offline.tsx';
import { PasswordSection } from './password.tsx';
import { PodcastSection } from './podcast.tsx';
import { SignOutSection } from './sign-out.tsx';

export function Settings() {
  usePageTitle('Settings');
  const { config } = useMember();
  return (
    <div className="settings">
      <h1>Settings</h1>
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
      <div className="rare-settings">
        <LogInsSection />
        <SignOutSection />
        <DeleteSection />
      </div>
    </div>
  );
}

import { downloadMyData } from '@wayfare/contracts/calls/account';
import { accountMessages } from '@wayfare/contracts/messages/account';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { Setting, SettingForm } from '#app/account/setting.tsx';
import { useMember } from '#app/member/member.tsx';
import { downloadFile, toFileName } from '#ui/download-file.ts';
import { useStatus } from '#ui/use-status.tsx';
import { usePasswordProof } from './password-proof.tsx';

export const DataSetting = () => (
  <Setting id="my-data" label="Your data" value="Download a copy" verb="Show">
    {() => <DownloadForm />}
  </Setting>
);

function DownloadForm() {
  const { callApi, pageData } = useMember();
  const proof = usePasswordProof('my-data-password');
  const status = useStatus();

  async function download() {
    if (!status.start()) return;
    const outcome = await proof.attempt(() => callApi(downloadMyData, {}));
    if (outcome.status === 'failed') status.report(outcome.message);
    if (outcome.status === 'password-needed') status.finish();
    if (outcome.status !== 'done') return;
    const file = new Blob([`${JSON.stringify(outcome.response, null, 2)}\n`], { type: 'application/json' });
    const today = toCalendarDate(new Date(), pageData.timeZone);
    downloadFile(`${toFileName(pageData.config.siteName)}-my-data-${today}.json`, file);
    status.finish(accountMessages.dataSaved);
  }

  return (
    <SettingForm status={status} busyText="Gathering..." button="Download My Data" onSend={download}>
      <p>
        Everything we keep about you, in one plain text file (JSON). Your card is not in it: only our payment
        provider has that.
      </p>
      {proof.line}
    </SettingForm>
  );
}

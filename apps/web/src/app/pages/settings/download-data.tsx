import { downloadMyData } from '@wayfare/contracts/calls/account';
import { accountMessages } from '@wayfare/contracts/messages/account';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { useRef, useState } from 'react';
import { SettingsSection } from '#app/account/settings-section.tsx';
import { useMember } from '#app/member/member.tsx';
import { Button } from '#ui/button.tsx';
import { downloadFile, toFileName } from '#ui/download-file.ts';
import { submit } from '#ui/form.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { usePasswordProof } from './password-proof.tsx';

export function DownloadSection() {
  const { callApi, pageData } = useMember();
  const proof = usePasswordProof('my-data-password');
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const line = useRef<HTMLOutputElement>(null);

  async function download() {
    if (isBusy) return;
    setMessage(null);
    setIsBusy(true);
    const outcome = await proof.attempt(() => callApi(downloadMyData, {}));
    setIsBusy(false);
    if (outcome.status === 'password-needed') return;
    if (outcome.status === 'failed') {
      setMessage(outcome.message);
      line.current?.focus();
      return;
    }
    const file = new Blob([`${JSON.stringify(outcome.answer, null, 2)}\n`], { type: 'application/json' });
    const today = toCalendarDate(new Date(), pageData.timeZone);
    downloadFile(`${toFileName(pageData.config.siteName)}-my-data-${today}.json`, file);
    setMessage(accountMessages.dataSaved);
  }

  return (
    <SettingsSection
      id="my-data"
      title="Download my data"
      about="Everything we keep about you, in one plain text file (JSON). Your card is not in it: only our payment provider has that."
    >
      <form className="form" method="post" noValidate onSubmit={(event) => submit(event, download)}>
        {proof.line}
        <div className="field">
          <StatusLine message={message} ref={line} />
          <Button isBusy={isBusy} busyText="Gathering...">
            Download My Data
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}

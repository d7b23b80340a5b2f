import { downloadMyData } from '@wayfare/contracts/account';
import { accountMessages } from '@wayfare/contracts/account-messages';
import { dateIn } from '@wayfare/contracts/calendar-date';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { wordsForFailure } from './call-failed.ts';
import { useMember } from './member.tsx';
import { saveFile } from './save-file.ts';
import { SettingsSection } from './settings-section.tsx';

export function DownloadSection() {
  const { ask, facts } = useMember();
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const line = useRef<HTMLOutputElement>(null);

  async function download() {
    if (isBusy) return;
    setMessage(null);
    setIsBusy(true);
    try {
      const data = await ask(downloadMyData, {});
      const file = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
      const today = dateIn(facts.timeZone, new Date());
      saveFile(`${plainName(facts.config.siteName)}-my-data-${today}.json`, file);
      setMessage(accountMessages.dataSaved);
    } catch (error) {
      setMessage(wordsForFailure(error));
      line.current?.focus();
    }
    setIsBusy(false);
  }

  return (
    <SettingsSection
      id="my-data"
      title="Download my data"
      about="Everything that is kept of you, in one file of plain text (JSON). Your card is not in it: only our payment provider knows it."
    >
      <div className="field">
        <StatusLine message={message} ref={line} />
        <Button isBusy={isBusy} busyText="Gathering..." onClick={() => void download()}>
          Download My Data
        </Button>
      </div>
    </SettingsSection>
  );
}

/** As part of a file's name: 'Way & Fare' is 'way-fare'. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

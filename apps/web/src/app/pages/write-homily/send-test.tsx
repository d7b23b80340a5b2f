import { sendTestMail } from '@wayfare/contracts/calls/morning-mail';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useRef, useState } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { Button } from '#ui/button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import type { HomilyAutosave } from './homily-draft.ts';
import { saveFirst } from './save-first.ts';

/** Sends the mail to the author only, to check it in a real mail program. */
export function SendTest({ date, autosave }: { date: string; autosave: HomilyAutosave }) {
  const { callApi } = useMember();
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const line = useRef<HTMLOutputElement>(null);

  async function send(): Promise<string> {
    const reason = await saveFirst(autosave);
    if (reason !== null) return reason;
    const { to } = await callApi(sendTestMail, { params: { date } });
    return withCheckMark(`It is on its way to ${to}.`);
  }

  async function begin() {
    if (isSending) return;
    setIsSending(true);
    setMessage(null);
    setMessage(await send().catch(toFailureMessage));
    setIsSending(false);
    line.current?.focus();
  }

  return (
    <div className="row">
      <Button isBusy={isSending} busyText="Sending..." onClick={() => void begin()}>
        Send Me a Test
      </Button>
      <StatusLine message={message} ref={line} />
    </div>
  );
}

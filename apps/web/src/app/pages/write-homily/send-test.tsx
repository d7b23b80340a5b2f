import { sendTestMail } from '@wayfare/contracts/calls/morning-mail';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useRef, useState } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { Button } from '#ui/button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { type HomilySession, notSaved } from './homily-kind.ts';

/** Sends the mail to the author only, to check it in a real mail program. */
export function SendTest({ date, session }: { date: string; session: HomilySession }) {
  const { callApi } = useMember();
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const line = useRef<HTMLOutputElement>(null);

  async function send(): Promise<string> {
    if (!(await session.flush())) return notSaved;
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

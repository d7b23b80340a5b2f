import {
  type HomilyMailPreview,
  previewHomilyMail,
  sendTestMail,
} from '@wayfare/contracts/calls/morning-mail';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { Button } from '#ui/button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { useStatus } from '#ui/use-status.tsx';
import { type HomilySession, notSaved } from './homily-kind.ts';
import { MailFrame } from './mail-frame.tsx';

interface MailPreviewProps {
  date: string;
  session: HomilySession;
  as: 'mail' | 'text';
}

/** The mail as the server renders it from the saved text, so the draft is saved first. */
export function MailPreview({ date, session, as }: MailPreviewProps) {
  const { callApi } = useMember();
  const { state, retry, refetch } = useQuery<HomilyMailPreview | null>(date, async () =>
    (await session.flush()) ? callApi(previewHomilyMail, { params: { date } }) : null,
  );
  if (state.status === 'loading') {
    return (
      <div className="skeleton" aria-busy="true">
        <p className="vh">Writing the mail...</p>
        <span />
        <span />
      </div>
    );
  }
  const mail = state.status === 'success' ? state.data : null;
  if (mail === null) {
    return (
      <div className="flow">
        <StatusLine message={state.status === 'error' ? toFailureMessage(state.error) : notSaved} />
        <Button onClick={state.status === 'error' ? retry : refetch}>Try again</Button>
      </div>
    );
  }
  return (
    <div className="flow">
      <p className="mail-subject">
        <span className="hint">Subject:</span> <strong>{mail.subject}</strong>
      </p>
      <SendTest date={date} session={session} />
      {as === 'mail' ? (
        <MailFrame html={mail.html} title="The mail" />
      ) : (
        <section className="mail-text" aria-label="The mail as plain text">
          {mail.text}
        </section>
      )}
    </div>
  );
}

/** Sends the mail to the author only, to check it in a real mail program. */
function SendTest({ date, session }: Pick<MailPreviewProps, 'date' | 'session'>) {
  const { callApi } = useMember();
  const { isBusy, line, start, report } = useStatus();

  async function send(): Promise<string> {
    if (!(await session.flush())) return notSaved;
    const { to } = await callApi(sendTestMail, { params: { date } });
    return withCheckMark(`It is on its way to ${to}.`);
  }

  async function press() {
    if (start()) report(await send().catch(toFailureMessage));
  }

  return (
    <div className="row">
      <Button isBusy={isBusy} busyText="Sending..." onClick={() => void press()}>
        Send Me a Test
      </Button>
      {line}
    </div>
  );
}

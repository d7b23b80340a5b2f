import {
  type HomilyMailPreview,
  previewHomilyMail,
  sendTestMail,
} from '@wayfare/contracts/calls/morning-mail';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { toFailureMessage } from '#api/failure-message.ts';
import { PreviewDialog } from '#app/editing/preview-dialog.tsx';
import { notSaved } from '#app/editing/session/save-state.ts';
import { LoadError, Skeleton } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { DayBanner } from '#app/reading/day-banner.tsx';
import { GospelText, Practice, Reflection } from '#texts/homily-text.tsx';
import { Button } from '#ui/button.tsx';
import { useStatus } from '#ui/use-status.tsx';
import type { ActionProps, HomilySession } from './homily-kind.ts';
import { MailFrame } from './mail-frame.tsx';

/** The homily as readers get it on the site and by mail. */
export function Preview({ details: { day }, state: { content }, session, onClose }: ActionProps) {
  const { pageData } = useMember();
  const page = (
    <div className="reading preview-page" data-day={day.color}>
      <DayBanner date={day.date} title={getHomilyName(content)} day={day} />
      <div className="prose">
        <GospelText {...content} />
        <Reflection {...content} />
        <Practice practice={content.practice} isToday={day.date === pageData.today} />
      </div>
    </div>
  );
  return (
    <PreviewDialog
      title="As readers see it"
      className="text-dialog"
      forms={{
        Page: page,
        Mail: <MailPreview date={day.date} session={session} />,
      }}
      onClose={onClose}
    />
  );
}

interface MailPreviewProps {
  date: string;
  session: HomilySession;
}

/** The mail as the server renders it from the saved text, so the draft is saved first. */
function MailPreview({ date, session }: MailPreviewProps) {
  const { callApi } = useMember();
  const { state, retry, refetch } = useQuery<HomilyMailPreview | null>(date, async () =>
    (await session.flush()) ? callApi(previewHomilyMail, { params: { date } }) : null,
  );
  if (state.status === 'loading') return <Skeleton label="Writing the mail..." />;
  if (state.status === 'error') return <LoadError onRetry={retry}>{toFailureMessage(state.error)}</LoadError>;
  const { data: mail } = state;
  if (mail === null) return <LoadError onRetry={refetch}>{notSaved}</LoadError>;
  return (
    <div className="flow">
      <p className="mail-subject">
        <span className="hint">Subject:</span> <strong>{mail.subject}</strong>
      </p>
      <SendTest date={date} session={session} />
      <MailFrame html={mail.html} title="The mail" />
    </div>
  );
}

/** Sends the mail to the author only, to check it in a real mail program. */
function SendTest({ date, session }: MailPreviewProps) {
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

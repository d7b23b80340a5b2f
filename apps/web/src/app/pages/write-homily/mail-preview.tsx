import { type HomilyMailPreview, previewHomilyMail } from '@wayfare/contracts/calls/morning-mail';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { type HomilySession, notSaved } from './homily-kind.ts';
import { MailFrame } from './mail-frame.tsx';
import { SendTest } from './send-test.tsx';

interface MailPreviewProps {
  date: string;
  session: HomilySession;
  as: 'mail' | 'text';
}

type Composed =
  | { readonly status: 'composed'; readonly mail: HomilyMailPreview }
  | { readonly status: 'not-saved'; readonly message: string };

/** The mail as the server renders it from the saved text, so the draft is saved first. */
export function MailPreview({ date, session, as }: MailPreviewProps) {
  const { callApi } = useMember();
  const { state, retry } = useQuery<Composed>(date, async () => {
    if (!(await session.flush())) return { status: 'not-saved', message: notSaved };
    return { status: 'composed', mail: await callApi(previewHomilyMail, { params: { date } }) };
  });
  if (state.status === 'loading') {
    return (
      <div className="skeleton" aria-busy="true">
        <p className="vh">Writing the mail...</p>
        <span />
        <span />
      </div>
    );
  }
  if (state.status === 'error') return <NotShown message={toFailureMessage(state.error)} onAgain={retry} />;
  if (state.data.status === 'not-saved') return <NotShown message={state.data.message} onAgain={retry} />;
  const { subject, html, text } = state.data.mail;
  return (
    <div className="flow">
      <p className="mail-subject">
        <span className="hint">Subject:</span> <strong>{subject}</strong>
      </p>
      <SendTest date={date} session={session} />
      {as === 'mail' ? (
        <MailFrame html={html} title="The mail" />
      ) : (
        <section className="mail-text" aria-label="The mail as plain text">
          {text}
        </section>
      )}
    </div>
  );
}

function NotShown({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <div className="flow" role="status">
      <p className="status-line bad">{withCrossMark(message)}</p>
      <button type="button" className="btn" onClick={onAgain}>
        Try again
      </button>
    </div>
  );
}

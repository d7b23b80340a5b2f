import type { MailPreferenceView } from '@wayfare/contracts/calls/morning-mail';
import { useState } from 'react';
import { Link } from 'react-router';
import { nextMailText } from './next-mail-text.ts';
import { paths } from './paths.ts';
import type { Answer } from './use-answer.ts';

/** When the next morning mail comes, and the way to the one place where that is changed. */
export function MailLine({ answer }: { answer: Answer<MailPreferenceView> }) {
  const [now] = useState(() => new Date());
  const mail = answer.status === 'known' ? answer.value : null;
  return (
    <p>
      {mail !== null && `${nextMailText(mail, now)} `}
      <Link to={`${paths.settings}#morning-mail`}>{wayIn(mail)}</Link>
    </p>
  );
}

function wayIn(mail: MailPreferenceView | null): string {
  if (mail === null || !mail.isSubscriber) return 'Morning mail';
  if (mail.suppression !== null) return 'See why';
  return mail.rhythm === 'none' ? 'Start it again' : 'Change or stop the mail';
}

import { confirmMessages } from '@wayfare/contracts/messages/confirmation';
import { confirmRedirectDelayMs } from '@wayfare/contracts/rules/timings';
import { useEffect, useState } from 'react';
import { expectEmail } from '#session/expected-email.ts';
import { leaveNotice } from '#session/notice.ts';
import { Button } from '#ui/button.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { moveOnTo } from '#ui/leaving.ts';
import { useQuery } from '#ui/query.ts';
import { Waiting } from '#ui/waiting.tsx';
import { type ConfirmOutcome, confirmEmail } from './confirm-email.ts';
import type { IslandFacts } from './island-facts.ts';
import { ResendLink } from './lazy-resend-link.tsx';

export function Confirm({ facts: { config } }: { facts: IslandFacts }) {
  const query = useQuery();
  const token = query?.get('token');
  const email = query?.get('email');
  const [answer, setAnswer] = useState<ConfirmOutcome | null>(null);

  useEffect(() => {
    if (answer !== null || !token || !email) return;
    const ask = async () => setAnswer(await confirmEmail(config, { token, email }));
    void ask();
  }, [answer, config, token, email]);

  const isMissing = query !== null && (!token || !email);
  const outcome: ConfirmOutcome | null = isMissing ? missing : answer;

  const isConfirmed = outcome?.isConfirmed === true;
  useEffect(() => {
    if (!isConfirmed) return;
    leaveNotice('email-confirmed');
    if (email) expectEmail(email);
    const going = setTimeout(() => moveOnTo('/dashboard'), confirmRedirectDelayMs);
    return () => clearTimeout(going);
  }, [isConfirmed, email]);

  if (outcome === null) {
    return (
      <div className="lone flow big">
        <h1>Confirm your email</h1>
        <Waiting text="Confirming your email..." />
      </div>
    );
  }
  return (
    <div className="lone flow big">
      <FocusedHeading>{isConfirmed ? 'Welcome' : 'Not confirmed yet'}</FocusedHeading>
      <output className={isConfirmed ? 'said ok' : 'said bad'}>{outcome.message}</output>
      {isConfirmed ? (
        <p>
          <a href="/dashboard">Go there now</a>
        </p>
      ) : (
        <>
          {outcome.isWorthAnotherTry ? (
            <p>
              <Button onClick={() => setAnswer(null)}>Try again</Button>
            </p>
          ) : (
            email && <ResendLink config={config} email={email} />
          )}
          <p>
            If this keeps happening, please write to{' '}
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
          </p>
        </>
      )}
    </div>
  );
}

const missing: ConfirmOutcome = {
  isConfirmed: false,
  message: confirmMessages.missing,
  isWorthAnotherTry: false,
};

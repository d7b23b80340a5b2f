import { confirm } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { confirmMessages } from '@wayfare/contracts/messages/confirmation';
import { confirmRedirectDelayMs } from '@wayfare/contracts/rules/timings';
import { useEffect, useState } from 'react';
import { ApiError, getServerMessage, isUnreachable } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { expectEmail, leaveNotice } from '#session/notice.ts';
import { Button } from '#ui/button.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { replacePage } from '#ui/leave-page.ts';
import { useUrlQuery } from '#ui/query-string.ts';
import { Waiting } from '#ui/waiting.tsx';
import { ResendLink } from './lazy-resend-link.tsx';
import type { IslandData } from './page-data.ts';

interface ConfirmOutcome {
  readonly isConfirmed: boolean;
  readonly message: string;
  /** The link may be valid: the request failed, not the check. */
  readonly canRetry: boolean;
}

export async function confirmEmail(
  config: Pick<PublicConfig, 'bases'>,
  link: { readonly token: string; readonly email: string },
): Promise<ConfirmOutcome> {
  try {
    const { success, error } = await call(confirm, { body: link }, { config });
    return success ? confirmed : refused(confirmMessages.failed(error));
  } catch (error) {
    if (isUnreachable(error)) return { ...refused(confirmMessages.unexpected), canRetry: true };
    const isServerError = error instanceof ApiError && (error.status >= 500 || error.status === 429);
    return { ...refused(confirmMessages.failed(getServerMessage(error))), canRetry: isServerError };
  }
}

const confirmed: ConfirmOutcome = {
  isConfirmed: true,
  message: confirmMessages.confirmed,
  canRetry: false,
};

const refused = (message: string): ConfirmOutcome => ({ isConfirmed: false, message, canRetry: false });

export function Confirm({ data: { config } }: { data: IslandData }) {
  const query = useUrlQuery();
  const token = query?.get('token');
  const email = query?.get('email');
  const [response, setResponse] = useState<ConfirmOutcome | null>(null);

  useEffect(() => {
    if (response !== null || !token || !email) return;
    const send = async () => setResponse(await confirmEmail(config, { token, email }));
    void send();
  }, [response, config, token, email]);

  const isMissing = query !== null && (!token || !email);
  const outcome = isMissing ? refused(confirmMessages.missing) : response;

  const isConfirmed = outcome?.isConfirmed === true;
  useEffect(() => {
    if (!isConfirmed) return;
    leaveNotice('email-confirmed');
    if (email) expectEmail(email);
    const timer = setTimeout(() => replacePage('/dashboard'), confirmRedirectDelayMs);
    return () => clearTimeout(timer);
  }, [isConfirmed, email]);

  if (outcome === null) {
    return (
      <div className="single-column flow big">
        <h1>Confirm your email</h1>
        <Waiting text="Confirming your email..." />
      </div>
    );
  }
  return (
    <div className="single-column flow big">
      <FocusedHeading>{isConfirmed ? 'Welcome' : 'Not confirmed yet'}</FocusedHeading>
      <output className={isConfirmed ? 'status-line ok' : 'status-line bad'}>{outcome.message}</output>
      {isConfirmed ? (
        <p>
          <a href="/dashboard">Go there now</a>
        </p>
      ) : (
        <>
          {outcome.canRetry ? (
            <p>
              <Button onClick={() => setResponse(null)}>Try again</Button>
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

import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import {
  type ConfirmationLinkError,
  confirmationLinkMessages,
  toConfirmationLinkError,
} from '@wayfare/contracts/messages/confirmation';
import { useUrlQuery } from '#ui/query-string.ts';
import { Waiting } from '#ui/waiting.tsx';
import { ResendLink } from './lazy-resend-link.tsx';
import type { IslandData } from './page-data.ts';

export function ConfirmError({ data: { config } }: { data: IslandData }) {
  const query = useUrlQuery();
  if (query === null) {
    return (
      <div className="single-column flow big">
        <h1>Your confirmation link</h1>
        <Waiting text="One moment..." />
      </div>
    );
  }
  const error = toConfirmationLinkError(query.get('error'));
  return (
    <div className="single-column flow big">
      <h1>{confirmationLinkMessages[error]}</h1>
      <NextStep config={config} error={error} email={query.get('email')} />
    </div>
  );
}

export function NextStep({
  config,
  error,
  email,
}: {
  config: PublicConfig;
  error: ConfirmationLinkError;
  email: string | null;
}) {
  if (error !== 'expired') {
    return (
      <p className="lead">
        We are sorry. Please <a href={`mailto:${config.supportEmail}`}>contact support</a>, and a person will
        look at it.
      </p>
    );
  }
  if (!email) {
    return (
      <p className="lead">
        We could not detect your email. Please return to the <a href="/signup">signup form</a>.
      </p>
    );
  }
  return (
    <>
      <p className="lead">
        A link works for one day. We can send a new one to <strong>{email}</strong>.
      </p>
      <ResendLink config={config} email={email} />
    </>
  );
}

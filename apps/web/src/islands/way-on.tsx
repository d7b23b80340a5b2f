import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { ResendLink } from './lazy-resend-link.tsx';
import type { UnfinishedSignIn } from './sign-in-message.ts';

interface WayOnProps {
  config: PublicConfig;
  outcome: UnfinishedSignIn;
  /** The address that was typed. */
  email: string;
}

/** What somebody can do who was not let in, beside the words that say why. */
export function WayOn({ config, outcome, email }: WayOnProps) {
  if (outcome.status === 'unconfirmed') return <ResendLink config={config} email={email} />;
  if (outcome.status === 'unpaid') {
    return (
      <p>
        <a className="btn" href="/subscribe">
          Continue to the payment
        </a>
      </p>
    );
  }
  if (outcome.status === 'unfinished') {
    return (
      <>
        <ResendLink config={config} email={email} />
        <p>
          <a href="/signup">Sign up again</a>
        </p>
      </>
    );
  }
  if (outcome.status === 'locked-out') {
    return (
      <p>
        After that, try again. Or <a href="/forgot">choose a new password by email</a>, and you can log in
        right away.
      </p>
    );
  }
  if (outcome.status === 'reset-required') {
    return (
      <p>
        <a href="/forgot">Choose a new password</a>
      </p>
    );
  }
  if (outcome.status === 'not-offered') {
    return (
      <p>
        <a href={`mailto:${config.supportEmail}`}>Write to us</a>
      </p>
    );
  }
  return null;
}

import { verifyCheckoutMessages } from '@wayfare/contracts/confirmation-messages';
import type { PublicConfig } from '@wayfare/contracts/public-config';
import { useEffect, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useQuery } from '#ui/query.ts';
import { Waiting } from '#ui/waiting.tsx';
import type { IslandFacts } from './island-facts.ts';
import { type PaymentOutcome, verifyPayment } from './verify-payment.ts';

export function Welcome({ facts: { config } }: { facts: IslandFacts }) {
  const query = useQuery();
  const sessionId = query?.get('session_id');
  return (
    <div className="lone flow big">
      <h1>Welcome to {config.siteName}</h1>
      {query === null ? (
        <Verifying />
      ) : sessionId ? (
        <Verification config={config} sessionId={sessionId} />
      ) : (
        <Failed config={config} message={verifyCheckoutMessages.missing} />
      )}
    </div>
  );
}

const Verifying = () => <Waiting text="Verifying your subscription..." />;

function Verification({ config, sessionId }: { config: PublicConfig; sessionId: string }) {
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);

  useEffect(() => {
    const verify = async () => setOutcome(await verifyPayment(config, sessionId));
    void verify();
  }, [config, sessionId]);

  async function tryAgain() {
    setOutcome(null);
    setOutcome(await verifyPayment(config, sessionId));
  }

  if (outcome === null) return <Verifying />;
  if (outcome.isVerified) return <CheckEmail email={outcome.email} />;
  return <Failed config={config} message={verifyCheckoutMessages.failed} tryAgain={() => void tryAgain()} />;
}

function CheckEmail({ email }: { email: string | null }) {
  return (
    <div className="flow" aria-live="polite">
      <p className="lead">
        Thank you. One thing is left: please check your email and verify your account, by the link that is on
        its way to {email === null ? 'you' : <strong>{email}</strong>}.
      </p>
      <p className="hint">It can take a few minutes. If nothing comes, look among the unwanted mail.</p>
    </div>
  );
}

interface FailedProps {
  config: PublicConfig;
  message: string;
  tryAgain?: () => void;
}

function Failed({ config, message, tryAgain }: FailedProps) {
  return (
    <div className="flow">
      <Alert>{message}</Alert>
      {tryAgain && (
        <p>
          <Button onClick={tryAgain}>Try again</Button>
        </p>
      )}
      <p>
        If you have paid, nothing is lost: please write to{' '}
        <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
      </p>
    </div>
  );
}

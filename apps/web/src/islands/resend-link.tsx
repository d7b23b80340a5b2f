import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { startTransition, useActionState } from 'react';
import { Button } from '#ui/button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { resend } from './resend-confirmation.ts';

export interface ResendLinkProps {
  config: Pick<PublicConfig, 'bases'>;
  email: string;
}

export function ResendLink({ config, email }: ResendLinkProps) {
  const [message, ask, isAsking] = useActionState<string | null>(async () => {
    const { isSent, message: said } = await resend(config, email);
    return isSent ? withCheckMark(said) : said;
  }, null);
  return (
    <div className="field">
      <Button isBusy={isAsking} busyText="Sending..." onClick={() => isAsking || startTransition(ask)}>
        Request New Link
      </Button>
      <StatusLine message={message} />
    </div>
  );
}

import { resendConfirmation } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { resendMessages } from '@wayfare/contracts/messages/confirmation';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useState } from 'react';
import { getServerMessage, isUnreachable } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { Button } from '#ui/button.tsx';
import { StatusLine } from '#ui/status-line.tsx';

export async function resend(config: Pick<PublicConfig, 'bases'>, email: string) {
  try {
    const { error } = await call(resendConfirmation, { body: { email } }, { config });
    if (error !== undefined) return { isSent: false, message: resendMessages.failed(error) };
    return { isSent: true, message: resendMessages.sent };
  } catch (error) {
    const message = isUnreachable(error)
      ? resendMessages.unexpected
      : resendMessages.failed(getServerMessage(error));
    return { isSent: false, message };
  }
}

export interface ResendLinkProps {
  config: Pick<PublicConfig, 'bases'>;
  email: string;
}

export function ResendLink({ config, email }: ResendLinkProps) {
  const [message, setMessage] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function send() {
    if (isSending) return;
    setIsSending(true);
    const { isSent, message: text } = await resend(config, email);
    setIsSending(false);
    setMessage(isSent ? withCheckMark(text) : text);
  }

  return (
    <div className="field">
      <Button isBusy={isSending} busyText="Sending..." onClick={() => void send()}>
        Request New Link
      </Button>
      <StatusLine message={message} />
    </div>
  );
}

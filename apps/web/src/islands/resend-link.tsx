import { resendConfirmation } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { resendMessages } from '@wayfare/contracts/messages/confirmation';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { getServerMessage, isUnreachable } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { StatusButton, useStatus } from '#ui/use-status.tsx';

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
  const status = useStatus();

  async function send() {
    if (!status.start()) return;
    const { isSent, message } = await resend(config, email);
    status.finish(isSent ? withCheckMark(message) : message);
  }

  return (
    <StatusButton status={status} busyText="Sending..." onClick={() => void send()}>
      Request New Link
    </StatusButton>
  );
}

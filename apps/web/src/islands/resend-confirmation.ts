import { resendConfirmation } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { resendMessages } from '@wayfare/contracts/messages/confirmation';
import { isUnreachable, spokenOf } from '#api/api-error.ts';
import { call } from '#api/call.ts';

export interface ResendOutcome {
  readonly isSent: boolean;
  readonly message: string;
}

export async function resend(config: Pick<PublicConfig, 'bases'>, email: string): Promise<ResendOutcome> {
  try {
    const { error } = await call(resendConfirmation, { body: { email } }, { config });
    if (error !== undefined) return { isSent: false, message: resendMessages.failed(error) };
    return { isSent: true, message: resendMessages.sent };
  } catch (error) {
    const message = isUnreachable(error) ? resendMessages.unexpected : resendMessages.failed(spokenOf(error));
    return { isSent: false, message };
  }
}

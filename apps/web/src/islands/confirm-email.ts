import { confirm } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { confirmMessages } from '@wayfare/contracts/messages/confirmation';
import { ApiError, isUnreachable, spokenOf } from '#api/api-error.ts';
import { call } from '#api/call.ts';

export interface ConfirmOutcome {
  readonly isConfirmed: boolean;
  readonly message: string;
  /** The link may be good: only nobody answered who could tell. */
  readonly isWorthAnotherTry: boolean;
}

export async function confirmEmail(
  config: Pick<PublicConfig, 'bases'>,
  link: { readonly token: string; readonly email: string },
): Promise<ConfirmOutcome> {
  try {
    const { success, error } = await call(confirm, { body: link }, { config });
    return success ? confirmed : refused(confirmMessages.failed(error));
  } catch (error) {
    if (isUnreachable(error)) return { ...refused(confirmMessages.unexpected), isWorthAnotherTry: true };
    const isTheirFault = error instanceof ApiError && (error.status >= 500 || error.status === 429);
    return { ...refused(confirmMessages.failed(spokenOf(error))), isWorthAnotherTry: isTheirFault };
  }
}

const confirmed: ConfirmOutcome = {
  isConfirmed: true,
  message: confirmMessages.confirmed,
  isWorthAnotherTry: false,
};

const refused = (message: string): ConfirmOutcome => ({
  isConfirmed: false,
  message,
  isWorthAnotherTry: false,
});

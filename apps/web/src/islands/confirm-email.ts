import { confirm } from '@wayfare/contracts/auth';
import { confirmMessages } from '@wayfare/contracts/confirmation-messages';
import type { PublicConfig } from '@wayfare/contracts/public-config';
import { isUnreachable, spokenOf } from '#api/api-error.ts';
import { call } from '#api/call.ts';

export interface ConfirmOutcome {
  readonly isConfirmed: boolean;
  readonly message: string;
}

export async function confirmEmail(
  config: Pick<PublicConfig, 'bases'>,
  link: { readonly token: string; readonly email: string },
): Promise<ConfirmOutcome> {
  try {
    const { success, error } = await call(confirm, { body: link }, { config });
    if (!success) return { isConfirmed: false, message: confirmMessages.failed(error) };
    return { isConfirmed: true, message: confirmMessages.confirmed };
  } catch (error) {
    const message = isUnreachable(error)
      ? confirmMessages.unexpected
      : confirmMessages.failed(spokenOf(error));
    return { isConfirmed: false, message };
  }
}

import type { BodyInput } from '@wayfare/contracts/calls/contract';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { saveListeningPosition } from '@wayfare/contracts/calls/recording';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { findStoredToken } from '#session/stored-token.ts';

export type ListeningPositionInput = BodyInput<typeof saveListeningPosition>;

/** Runs in the background: errors are ignored. Completes even if the page is closed. */
export function sendListeningPosition(config: PublicConfig, body: ListeningPositionInput): void {
  withToken(config, (token) =>
    call(saveListeningPosition, { body }, { config, token, keepalive: true }),
  ).catch(() => {});
}

/** While the page closes there is no time to renew the token. */
export function sendListeningPositionOnLeave(
  config: PublicConfig,
  { sub }: Person,
  body: ListeningPositionInput,
): void {
  const stored = findStoredToken(config);
  if (stored === null || stored.sub !== sub) return;
  const { token } = stored;
  call(saveListeningPosition, { body }, { config, token, keepalive: true }).catch(() => {});
}

import type { OpenedSession } from '#accounts/open-session.ts';
import { deviceGroupKeyOf, deviceKeyFor } from '#devices/device-keys.ts';
import type { Pool } from '#pool.ts';
import { tell } from '#pool-event.ts';
import type { Caller } from '#protocol/operation.ts';
import { issueTokens } from '#tokens/issue-tokens.ts';

/** The end of every sign-in. */
export async function authenticated(
  pool: Pool,
  opened: OpenedSession,
  { address, remember }: Caller,
): Promise<object> {
  const { account, session, refreshToken } = opened;
  const tokens = await issueTokens(pool, account, session);
  remember(account.sub);
  tell(pool, { kind: 'sign-in-succeeded', sub: account.sub, address });
  // Without this member no client starts to remember a device.
  const offer =
    pool.config.deviceTracking && session.deviceKey === null
      ? { NewDeviceMetadata: newDevice(pool, opened) }
      : {};
  return {
    AuthenticationResult: { ...tokens, RefreshToken: refreshToken, ...offer },
    ChallengeParameters: {},
  };
}

const newDevice = (pool: Pool, { account, session }: OpenedSession) => ({
  DeviceKey: deviceKeyFor(pool, session.sessionId),
  DeviceGroupKey: deviceGroupKeyOf(pool, account.sub),
});

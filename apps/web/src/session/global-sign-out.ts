import { requestTimeoutMs } from '@wayfare/contracts/rules/timings';
import type { Identity } from './client.ts';

/**
 * Ends every session of the token's owner; true where the provider says that it did. By our own hands, because
 * the provider's client keeps a failure to itself, and whoever asks for this has to know.
 */
export async function globalSignOut({ identity }: Identity, accessToken: string): Promise<boolean> {
  // oxlint-disable-next-line no-restricted-globals -- the provider's protocol is no contract of ours
  const { ok } = await fetch(identity.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  return ok;
}

import { requestTimeoutMs } from '@wayfare/contracts/rules/timings';
import type { Identity } from './client.ts';

/** What the provider's own client cannot ask, or keeps the answer of to itself; true where it was done. */
export async function ask({ identity }: Identity, operation: string, body: object): Promise<boolean> {
  // oxlint-disable-next-line no-restricted-globals -- the provider's protocol is no contract of ours
  const { ok } = await fetch(identity.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  return ok;
}

import { refuseClosed } from '#operations/closed-operations.ts';
import { openOperations } from '#operations/open-operations.ts';
import type { Pool } from '#pool.ts';
import { failure, type PoolAnswer, success } from './answer.ts';
import type { Caller } from './operation.ts';
import { parseBody } from './read-input.ts';
import { Refusal } from './refusal.ts';

export interface PoolRequest {
  /** The header x-amz-target. */
  readonly target: string | undefined;
  readonly body: string | Uint8Array;
  /** Whom the request comes from, as the server judged it. */
  readonly address: string;
  /** The header authorization. Admin calls are off, so it only decides how they are refused. */
  readonly authorization?: string | undefined;
  readonly isExemptFromAddressLimits?: boolean;
}

const service = 'AWSCognitoIdentityProviderService.';

/** One call over the wire. It never rejects. */
export async function handle(pool: Pool, request: PoolRequest): Promise<PoolAnswer> {
  const { target = '', body, address, authorization, isExemptFromAddressLimits = false } = request;
  const caller: Caller = { address, isExemptFromAddressLimits, isSigned: authorization !== undefined };
  try {
    if (!target.startsWith(service)) throw new Refusal('UnknownOperationException', 'Unknown operation.');
    const name = target.slice(service.length);
    const input = parseBody(body);
    const operation = openOperations.get(name);
    return operation === undefined
      ? refuseClosed(name, caller)
      : success(await operation(pool, input, caller));
  } catch (error) {
    return failure(error);
  }
}

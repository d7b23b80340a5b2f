import type { Database } from '@wayfare/postgres/db';
import { addTime } from '#time.ts';
import { type PoolParts, type UserPool, userPool } from '../user-pool.ts';
import type { Answer, AnswerBody } from './answer.ts';
import { clientId, issuer, master, password, poolId } from './settings.ts';
import { testDatabase } from './test-database.ts';

export interface Given {
  readonly database?: Database;
  readonly config?: Partial<PoolParts['config']>;
  readonly startedAt?: Date;
}

/** From where a test asks. */
export interface Where {
  readonly address?: string;
  readonly isExempt?: boolean;
  readonly cookie?: string;
  readonly userAgent?: string;
}

/** A pool with a clock that only moves when told. All those of one test file share a database, unless told otherwise. */
export function testPool({ database = testDatabase, config = {}, startedAt }: Given = {}) {
  let now = startedAt ?? new Date('2026-11-07T06:05:09.000Z');
  const pool = userPool({
    database,
    clock: { now: () => now },
    keys: { master },
    config: {
      poolId,
      clientId,
      issuer,
      passwordFault: (text) => (text.length < 8 ? 'The password is too short.' : null),
      addressLimit: { uses: 10_000, windowMs: 3_600_000 },
      ...config,
    },
  });
  return {
    pool,
    database,
    now: () => now,
    pass(milliseconds: number) {
      now = addTime(now, milliseconds);
    },
    ask: (operation: string, input: object, given: Where = {}) => ask(pool, operation, input, given),
  };
}

export type TestPool = ReturnType<typeof testPool>;

/** A call as an unsigned client makes it. */
export const wireRequest = (operation: string, body: string | Uint8Array) => ({
  method: 'POST',
  url: '/identity',
  headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  body,
});

async function ask(
  pool: UserPool,
  operation: string,
  input: object,
  { address = '203.0.113.7', isExempt = false, cookie, userAgent }: Where,
): Promise<Answer> {
  const request = wireRequest(operation, JSON.stringify(input));
  const { status, headers, body, fault } = await pool.handle({
    ...request,
    headers: {
      ...request.headers,
      ...(cookie === undefined ? {} : { cookie }),
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    },
    address,
    isExemptFromAddressLimits: isExempt,
  });
  if (fault !== undefined) throw fault;
  const read: AnswerBody = JSON.parse(body);
  return { status, headers, type: read.__type ?? null, message: read.message ?? null, body: read };
}

/** Somebody who can sign in with `password`. */
export async function aMember(
  { pool }: TestPool,
  given: Partial<Parameters<UserPool['admin']['createAccount']>[0]> = {},
) {
  const email = `${crypto.randomUUID()}@example.org`;
  const outcome = await pool.admin.createAccount({
    email,
    name: 'Ruth',
    password,
    isConfirmed: true,
    ...given,
  });
  if (outcome.status !== 'created') throw new Error(outcome.status);
  return outcome.account;
}

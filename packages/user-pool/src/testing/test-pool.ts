import { later } from '#durations.ts';
import type { PoolStore } from '#store/pool-store.ts';
import { type PoolParts, type UserPool, userPool } from '../user-pool.ts';
import { memoryStore } from './memory-store.ts';

export const password = 'Passw0rd!x';
/** The key that every test pool is opened with. */
export const master = Buffer.alloc(32, 1);
export const clientId = 'website';
export const poolId = 'local_Members';
export const issuer = 'http://localhost/identity/local_Members';

export interface Tokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
  readonly ExpiresIn: number;
  readonly TokenType: string;
  readonly NewDeviceMetadata?: { readonly DeviceKey: string; readonly DeviceGroupKey: string };
}

interface DeviceAnswer {
  readonly DeviceKey: string;
  readonly DeviceAttributes: readonly { readonly Name: string; readonly Value: string }[];
}

/** A test reads an answer as a client does: by trust. */
interface AnswerBody {
  readonly __type?: string;
  readonly message?: string;
  readonly ChallengeName?: string;
  readonly ChallengeParameters?: Readonly<Record<string, string>>;
  readonly Session?: string;
  readonly AuthenticationResult?: Tokens;
  readonly UserConfirmationNecessary?: boolean;
  readonly Device?: DeviceAnswer;
  readonly Devices?: readonly DeviceAnswer[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string | null;
  readonly message: string | null;
  readonly body: AnswerBody;
}

export interface Given {
  readonly store?: PoolStore;
  readonly config?: Partial<PoolParts['config']>;
  readonly startedAt?: Date;
}

/** From where a test asks. */
export interface Where {
  readonly address?: string;
  readonly isExempt?: boolean;
  readonly cookie?: string;
}

/** A pool with a clock that only moves when told. */
export function testPool({ store = memoryStore(), config = {}, startedAt }: Given = {}) {
  let now = startedAt ?? new Date('2026-11-07T06:05:09.000Z');
  const pool = userPool({
    store,
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
    store,
    now: () => now,
    pass(milliseconds: number) {
      now = later(now, milliseconds);
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
  { address = '203.0.113.7', isExempt = false, cookie }: Where,
): Promise<Answer> {
  const request = wireRequest(operation, JSON.stringify(input));
  const { status, headers, body, fault } = await pool.handle({
    ...request,
    headers: cookie === undefined ? request.headers : { ...request.headers, cookie },
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

/** The tokens of an answer that must have some. */
export function resultOf({ body, type, message }: Answer): Tokens {
  if (body.AuthenticationResult === undefined) throw new Error(`${type}: ${message}`);
  return body.AuthenticationResult;
}

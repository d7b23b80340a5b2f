import type { Database } from '@wayfare/postgres/db';
import { addTime } from '#time.ts';
import { createUserPool, type UserPool, type UserPoolOptions } from '../user-pool.ts';
import { clientId, issuer, master, password, poolId } from './settings.ts';
import { testDatabase } from './test-database.ts';

export interface TestPoolOptions {
  readonly database?: Database;
  readonly config?: Partial<UserPoolOptions['config']>;
  readonly startedAt?: Date;
}

export interface Client {
  readonly address?: string;
  readonly isExempt?: boolean;
  readonly cookie?: string;
  readonly userAgent?: string;
}

interface Tokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
  readonly ExpiresIn: number;
  readonly TokenType: string;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string | null;
  readonly message: string | null;
  readonly body: {
    readonly __type?: string;
    readonly message?: string;
    readonly ChallengeName?: string;
    readonly ChallengeParameters?: Readonly<Record<string, string>>;
    readonly Session?: string;
    readonly AuthenticationResult?: Tokens;
    readonly Devices?: readonly { readonly DeviceKey: string }[];
  };
}

/** Throws if the response has no tokens. */
export function getResult({ body, type, message }: TestResponse): Tokens {
  if (body.AuthenticationResult === undefined) throw new Error(`${type}: ${message}`);
  return body.AuthenticationResult;
}

/** A pool with its own clock, which only `advance` moves. By default all pools share a database. */
export function createTestPool({ database = testDatabase, config = {}, startedAt }: TestPoolOptions = {}) {
  let now = startedAt ?? new Date('2026-11-07T06:05:09.000Z');
  const pool = createUserPool({
    database,
    clock: { now: () => now },
    keys: { master },
    config: {
      poolId,
      clientId,
      issuer,
      passwordFault: (text) => (text.length < 8 ? 'The password is too short.' : null),
      networkLimit: { maxSignIns: 10_000, windowMs: 3_600_000 },
      ...config,
    },
  });
  return {
    pool,
    database,
    now: () => now,
    advance(milliseconds: number) {
      now = addTime(now, milliseconds);
    },
    call: (operation: string, input: object, client: Client = {}) => call(pool, operation, input, client),
  };
}

export type TestPool = ReturnType<typeof createTestPool>;

/** An unsigned request. */
export const wireRequest = (operation: string, body: string | Uint8Array) => ({
  method: 'POST',
  url: '/identity',
  headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  body,
});

async function call(
  pool: UserPool,
  operation: string,
  input: object,
  { address = '203.0.113.7', isExempt = false, cookie, userAgent }: Client,
): Promise<TestResponse> {
  const request = wireRequest(operation, JSON.stringify(input));
  const { status, headers, body, error } = await pool.handle({
    ...request,
    headers: {
      ...request.headers,
      ...(cookie === undefined ? {} : { cookie }),
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    },
    address,
    isExemptFromAddressLimits: isExempt,
  });
  if (error !== undefined) throw error;
  const parsed: TestResponse['body'] = JSON.parse(body);
  return { status, headers, type: parsed.__type ?? null, message: parsed.message ?? null, body: parsed };
}

/** Can sign in with `password`. */
export async function createMember(
  { pool }: TestPool,
  options: Partial<Parameters<UserPool['admin']['createAccount']>[0]> = {},
) {
  const email = `${crypto.randomUUID()}@example.org`;
  const outcome = await pool.admin.createAccount({
    email,
    name: 'Ruth',
    password,
    isConfirmed: true,
    ...options,
  });
  if (outcome.status !== 'created') throw new Error(outcome.status);
  return outcome.account;
}

export async function createPoolWithMember() {
  const pool = createTestPool();
  return { pool, member: await createMember(pool) };
}

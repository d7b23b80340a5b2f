import { createClientKeys } from '#srp/client.ts';
import { formatTimestamp } from '#srp/srp.ts';
import { clientId, password as defaultPassword } from './settings.ts';
import { challengeNames, createProof, type StartedSignIn } from './srp-proof.ts';
import { type Client, getResult, type TestPool, type TestResponse } from './test-pool.ts';

export function requestChallenge(
  pool: TestPool,
  username: string,
  A: bigint,
  client: Client = {},
): Promise<TestResponse> {
  const AuthParameters = { USERNAME: username, SRP_A: A.toString(16) };
  const input = { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters };
  return pool.call('InitiateAuth', input, client);
}

/** Throws if the pool refuses. */
export async function startSignIn(
  pool: TestPool,
  username: string,
  client: Client = {},
): Promise<StartedSignIn> {
  const keys = createClientKeys();
  const { type, message, body } = await requestChallenge(pool, username, keys.A, client);
  const challenge = body.ChallengeParameters;
  if (challenge === undefined || !isChallenge(challenge)) throw new Error(`${type}: ${message}`);
  return { ...keys, challenge };
}

const isChallenge = (
  parameters: Readonly<Record<string, string>>,
): parameters is StartedSignIn['challenge'] =>
  challengeNames.every((name) => typeof parameters[name] === 'string');

export const sendProof = (
  pool: TestPool,
  ChallengeResponses: object,
  client: Client = {},
): Promise<TestResponse> =>
  pool.call(
    'RespondToAuthChallenge',
    { ChallengeName: 'PASSWORD_VERIFIER', ClientId: clientId, ChallengeResponses },
    client,
  );

export async function signIn(
  pool: TestPool,
  username: string,
  password = defaultPassword,
  client: Client = {},
): Promise<TestResponse> {
  const started = await startSignIn(pool, username, client);
  return sendProof(pool, createProof(started, password, pool.now()), client);
}

/** Sends a wrong proof without calculating one, which is faster. */
export async function failSignIn(
  pool: TestPool,
  username: string,
  client: Client = {},
): Promise<TestResponse> {
  const response = await requestChallenge(pool, username, 5n, client);
  if (response.status !== 200) return response;
  const { USERNAME, SECRET_BLOCK } = response.body.ChallengeParameters ?? {};
  const proof = {
    USERNAME,
    PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: '',
    TIMESTAMP: formatTimestamp(pool.now()),
  };
  return sendProof(pool, proof, client);
}

/** Throws if the sign-in fails. */
export async function signInForTokens(
  pool: TestPool,
  username: string,
  password = defaultPassword,
  client: Client = {},
) {
  const response = await signIn(pool, username, password, client);
  const { AccessToken, IdToken, RefreshToken = '' } = getResult(response);
  return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken };
}

export function decodePayload(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createClientKeys, createPasswordClaim } from '@wayfare/user-pool/srp-client';
import type { Config } from '#config.ts';

const anonymous = { accessKeyId: 'none', secretAccessKey: 'none' };
/**
 * Signs in with Amazon's client, and returns the id token. Only the SRP arithmetic is ours, because that of the
 * libraries is twenty times slower; the tests of the pool cover each library.
 */
export const signIn = async (...member: Parameters<typeof signInForTokens>): Promise<string> =>
  (await signInForTokens(...member)).idToken;

/** Returns both tokens. */
export async function signInForTokens(
  { endpoint, userPoolId, userPoolClientId: ClientId }: Config['identity'],
  username: string,
  password: string,
  /** The clock of the client, which must be close to that of the pool. */
  now = new Date(),
) {
  const client = new CognitoIdentityProviderClient({ region: 'local', endpoint, credentials: anonymous });
  const keys = createClientKeys();
  const { ChallengeParameters = {} } = await client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: username, SRP_A: keys.A.toString(16) },
    }),
  );
  const userId = ChallengeParameters['USER_ID_FOR_SRP'] ?? username;
  const poolName = userPoolId.slice(userPoolId.indexOf('_') + 1);
  const claim = createPasswordClaim(keys, ChallengeParameters, { poolName, userId, password }, now);
  const { AuthenticationResult } = await client.send(
    new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: { USERNAME: userId, ...claim },
    }),
  );
  client.destroy();
  const { IdToken: idToken = '', AccessToken: accessToken = '' } = AuthenticationResult ?? {};
  return { idToken, accessToken };
}

import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createClientKeys, createPasswordClaim } from '@wayfare/user-pool/srp-client';
import type { Config } from '#config.ts';

const nobody = { accessKeyId: 'none', secretAccessKey: 'none' };
/**
 * A real sign-in by Amazon's own client; brings the id token. Only the arithmetic is ours: that of the libraries is
 * twenty times as slow, and the pool's own tests drive each of them.
 */
export const signIn = async (...member: Parameters<typeof signInForTokens>): Promise<string> =>
  (await signInForTokens(...member)).idToken;

/** The same, with both tokens that a bearer may show. */
export async function signInForTokens(
  { endpoint, userPoolId, userPoolClientId: ClientId }: Config['identity'],
  username: string,
  password: string,
  /** By the member's own clock, from which the pool's must not differ by much. */
  now = new Date(),
) {
  const client = new CognitoIdentityProviderClient({ region: 'local', endpoint, credentials: nobody });
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

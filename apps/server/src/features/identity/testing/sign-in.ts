import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createSrpSession, signSrpSession, wrapAuthChallenge, wrapInitiateAuth } from 'cognito-srp-helper';
import type { Config } from '#config.ts';

const nobody = { accessKeyId: 'none', secretAccessKey: 'none' };
/** The helper's types have nothing undefined in them, where those of the SDK may. */
type HelpersAnswer = Parameters<typeof signSrpSession>[1];

/** A real sign-in by Amazon's own client; brings the id token. */
export const signIn = async (...member: Parameters<typeof signInForTokens>): Promise<string> =>
  (await signInForTokens(...member)).idToken;

/** The same, with both tokens that a bearer may show. */
export async function signInForTokens(
  { endpoint, userPoolId, userPoolClientId: ClientId }: Config['identity'],
  username: string,
  password: string,
) {
  const client = new CognitoIdentityProviderClient({ region: 'local', endpoint, credentials: nobody });
  const session = createSrpSession(username, password, userPoolId, false);
  const asked = { ClientId, AuthFlow: 'USER_SRP_AUTH' as const };
  const begun = await client.send(
    new InitiateAuthCommand(wrapInitiateAuth(session, { ...asked, AuthParameters: { USERNAME: username } })),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same answer, in stricter words
  const signed = signSrpSession(session, begun as HelpersAnswer);
  const proof = { ClientId, ChallengeName: 'PASSWORD_VERIFIER' as const };
  const { AuthenticationResult } = await client.send(
    new RespondToAuthChallengeCommand(
      wrapAuthChallenge(signed, { ...proof, ChallengeResponses: { USERNAME: username } }),
    ),
  );
  client.destroy();
  const { IdToken: idToken = '', AccessToken: accessToken = '' } = AuthenticationResult ?? {};
  return { idToken, accessToken };
}

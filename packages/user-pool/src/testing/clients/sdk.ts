import {
  type AuthenticationResultType,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandOutput,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createSrpSession, signSrpSession, wrapAuthChallenge, wrapInitiateAuth } from 'cognito-srp-helper';
import { clientId, poolId } from '#testing/settings.ts';
import { type BasicClient, toRefusal } from './client.ts';

type SrpSession = ReturnType<typeof createSrpSession>;
/** Unlike the SDK's type, its fields cannot be undefined. */
type HelperResponse = Parameters<typeof signSrpSession>[1];

/** The SDK, with `cognito-srp-helper` for the SRP arithmetic. */
export function sdkClient(endpoint: string): BasicClient {
  const sdk = new CognitoIdentityProviderClient({ endpoint, region: 'local', maxAttempts: 1 });
  let tokens: AuthenticationResultType = {};

  async function signIn(name: string, password: string) {
    const input = { ClientId: clientId, AuthFlow: 'USER_SRP_AUTH' as const };
    const start = (session: SrpSession): Promise<InitiateAuthCommandOutput> =>
      sdk.send(
        new InitiateAuthCommand(wrapInitiateAuth(session, { ...input, AuthParameters: { USERNAME: name } })),
      );
    const session = createSrpSession(name, password, poolId, false);
    const started = await start(session);
    const username = started.ChallengeParameters?.['USERNAME'] ?? '';
    const signed = signSrpSession(session, started as HelperResponse);
    const proof = wrapAuthChallenge(signed, {
      ClientId: clientId,
      ChallengeName: 'PASSWORD_VERIFIER' as const,
      ChallengeResponses: { USERNAME: username },
    });
    const response = await sdk.send(new RespondToAuthChallengeCommand(proof));
    if (response.AuthenticationResult === undefined) throw new Error(String(response.ChallengeName));
    tokens = response.AuthenticationResult;
    return { status: 'signed-in' } as const;
  }

  return {
    signIn: (username, password) => signIn(username, password).catch(toRefusal),
    accessToken: async () => tokens.AccessToken ?? '',
    async refresh() {
      const { RefreshToken } = tokens;
      const REFRESH_TOKEN = RefreshToken ?? '';
      const requests = [
        () => sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken })),
        () =>
          sdk.send(
            new InitiateAuthCommand({
              ClientId: clientId,
              AuthFlow: 'REFRESH_TOKEN_AUTH',
              AuthParameters: { REFRESH_TOKEN },
            }),
          ),
      ];
      const responses = await Promise.allSettled(requests.map((request) => request()));
      for (const response of responses)
        if (response.status === 'fulfilled') tokens = { ...tokens, ...response.value.AuthenticationResult };
      return responses.every(({ status }) => status === 'fulfilled');
    },
    changePassword: (PreviousPassword, ProposedPassword) =>
      sdk
        .send(
          new ChangePasswordCommand({
            AccessToken: tokens.AccessToken,
            PreviousPassword,
            ProposedPassword,
          }),
        )
        .then(() => ({ status: 'changed' }) as const, toRefusal),
    async signOut() {
      tokens = {};
    },
    [Symbol.dispose]: () => sdk.destroy(),
  };
}

import {
  type AuthenticationResultType,
  type ChallengeNameType,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandOutput,
  RespondToAuthChallengeCommand,
  type RespondToAuthChallengeCommandInput,
  type RespondToAuthChallengeCommandOutput,
  RevokeTokenCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createSrpSession, signSrpSession, wrapAuthChallenge, wrapInitiateAuth } from 'cognito-srp-helper';
import { clientId, poolId } from '#testing/settings.ts';
import { decodePayload } from '#testing/srp-client.ts';
import { type Client, type Outcome, toRefusal } from './client.ts';

type Response = RespondToAuthChallengeCommandOutput;
type SrpSession = ReturnType<typeof createSrpSession>;
/** Unlike the SDK's type, its fields cannot be undefined. */
type HelperResponse = Parameters<typeof signSrpSession>[1];

/** The SDK, with `cognito-srp-helper` for the SRP arithmetic. */
export function sdkClient(endpoint: string): Client {
  const sdk = new CognitoIdentityProviderClient({ endpoint, region: 'local', maxAttempts: 1 });
  let tokens: AuthenticationResultType = {};
  let challenge: Response | null = null;

  const respond = (
    ChallengeName: ChallengeNameType,
    ChallengeResponses: Record<string, string>,
    Session?: string,
  ) => ({
    ClientId: clientId,
    ChallengeName,
    ChallengeResponses,
    ...(Session === undefined ? {} : { Session }),
  });
  const send = (input: RespondToAuthChallengeCommandInput): Promise<Response> =>
    sdk.send(new RespondToAuthChallengeCommand(input));

  function take(response: Response): Outcome {
    challenge = response;
    if (response.ChallengeName === 'NEW_PASSWORD_REQUIRED') return { status: 'new-password-required' };
    if (response.AuthenticationResult === undefined) throw new Error(String(response.ChallengeName));
    tokens = response.AuthenticationResult;
    return { status: 'signed-in' };
  }

  async function signIn(name: string, password: string): Promise<Outcome> {
    const input = { ClientId: clientId, AuthFlow: 'USER_SRP_AUTH' as const };
    const start = (session: SrpSession): Promise<InitiateAuthCommandOutput> =>
      sdk.send(
        new InitiateAuthCommand(wrapInitiateAuth(session, { ...input, AuthParameters: { USERNAME: name } })),
      );
    const session = createSrpSession(name, password, poolId, false);
    const started = await start(session);
    const username = started.ChallengeParameters?.['USERNAME'] ?? '';
    const signed = signSrpSession(session, started as HelperResponse);
    return take(await send(wrapAuthChallenge(signed, respond('PASSWORD_VERIFIER', { USERNAME: username }))));
  }

  return {
    signIn: (username, password) => signIn(username, password).catch(toRefusal),
    async chooseNewPassword(NEW_PASSWORD) {
      const USERNAME = challenge?.ChallengeParameters?.['USER_ID_FOR_SRP'] ?? '';
      const input = respond('NEW_PASSWORD_REQUIRED', { USERNAME, NEW_PASSWORD }, challenge?.Session);
      return send(input).then(take, toRefusal);
    },
    accessToken: async () => tokens.AccessToken ?? '',
    idClaims: async () => decodePayload(tokens.IdToken ?? ''),
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
    async attributes() {
      const { UserAttributes = [] } = await sdk.send(new GetUserCommand({ AccessToken: tokens.AccessToken }));
      return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value ?? '']));
    },
    async changeName(Value) {
      const UserAttributes = [{ Name: 'name', Value }];
      await sdk.send(new UpdateUserAttributesCommand({ AccessToken: tokens.AccessToken, UserAttributes }));
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
    async signOut(how) {
      const { AccessToken, RefreshToken } = tokens;
      if (how === 'everywhere') await sdk.send(new GlobalSignOutCommand({ AccessToken }));
      if (how === 'revoking') {
        await sdk.send(new RevokeTokenCommand({ ClientId: clientId, Token: RefreshToken }));
      }
      tokens = {};
    },
    [Symbol.dispose]: () => sdk.destroy(),
  };
}

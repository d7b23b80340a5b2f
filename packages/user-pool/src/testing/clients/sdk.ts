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
import { payloadOf } from '#testing/srp-client.ts';
import { type Client, type Outcome, refusalOf } from './client.ts';

type Answer = RespondToAuthChallengeCommandOutput;
type SrpSession = ReturnType<typeof createSrpSession>;
/** The helper's types have nothing undefined in them, where those of the SDK may. */
type HelpersAnswer = Parameters<typeof signSrpSession>[1];

/** The SDK knows no arithmetic; the helper knows nothing else. */
export function sdkClient(endpoint: string): Client {
  const sdk = new CognitoIdentityProviderClient({ endpoint, region: 'local', maxAttempts: 1 });
  let tokens: AuthenticationResultType = {};
  let waiting: Answer | null = null;

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
  const send = (input: RespondToAuthChallengeCommandInput): Promise<Answer> =>
    sdk.send(new RespondToAuthChallengeCommand(input));

  function take(answer: Answer): Outcome {
    waiting = answer;
    if (answer.ChallengeName === 'NEW_PASSWORD_REQUIRED') return { status: 'new-password-required' };
    if (answer.AuthenticationResult === undefined) throw new Error(String(answer.ChallengeName));
    tokens = answer.AuthenticationResult;
    return { status: 'signed-in' };
  }

  async function signIn(typed: string, password: string): Promise<Outcome> {
    const asked = { ClientId: clientId, AuthFlow: 'USER_SRP_AUTH' as const };
    const begin = (session: SrpSession): Promise<InitiateAuthCommandOutput> =>
      sdk.send(
        new InitiateAuthCommand(wrapInitiateAuth(session, { ...asked, AuthParameters: { USERNAME: typed } })),
      );
    const session = createSrpSession(typed, password, poolId, false);
    const begun = await begin(session);
    const username = begun.ChallengeParameters?.['USERNAME'] ?? '';
    const signed = signSrpSession(session, begun as HelpersAnswer);
    return take(await send(wrapAuthChallenge(signed, respond('PASSWORD_VERIFIER', { USERNAME: username }))));
  }

  return {
    signIn: (username, password) => signIn(username, password).catch(refusalOf),
    async chooseNewPassword(NEW_PASSWORD) {
      const USERNAME = waiting?.ChallengeParameters?.['USER_ID_FOR_SRP'] ?? '';
      const input = respond('NEW_PASSWORD_REQUIRED', { USERNAME, NEW_PASSWORD }, waiting?.Session);
      return send(input).then(take, refusalOf);
    },
    accessToken: async () => tokens.AccessToken ?? '',
    idClaims: async () => payloadOf(tokens.IdToken ?? ''),
    async refresh() {
      const { RefreshToken } = tokens;
      const REFRESH_TOKEN = RefreshToken ?? '';
      const ways = [
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
      const answers = await Promise.allSettled(ways.map((way) => way()));
      for (const answer of answers)
        if (answer.status === 'fulfilled') tokens = { ...tokens, ...answer.value.AuthenticationResult };
      return answers.every(({ status }) => status === 'fulfilled');
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
        .then(() => ({ status: 'changed' }) as const, refusalOf),
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

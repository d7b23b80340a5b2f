import {
  type AuthenticationResultType,
  type ChallengeNameType,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmDeviceCommand,
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
import {
  createDeviceVerifier,
  createSrpSession,
  signSrpSession,
  signSrpSessionWithDevice,
  wrapAuthChallenge,
  wrapInitiateAuth,
} from 'cognito-srp-helper';
import { payloadOf } from '#testing/srp-client.ts';
import { clientId, poolId } from '#testing/test-pool.ts';
import { type Client, type Outcome, refusalOf } from './client.ts';

interface Device {
  readonly key: string;
  readonly groupKey: string;
  readonly secret: string;
}

type Answer = RespondToAuthChallengeCommandOutput;
type SrpSession = ReturnType<typeof createSrpSession>;
/** The helper's types have nothing undefined in them, where those of the SDK may. */
type HelpersAnswer = Parameters<typeof signSrpSession>[1];

/** The SDK knows no arithmetic; the helper knows nothing else. */
export function sdkClient(endpoint: string): Client {
  const sdk = new CognitoIdentityProviderClient({ endpoint, region: 'local', maxAttempts: 1 });
  const devices = new Map<string, Device>();
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

  async function proveDevice(session: SrpSession, begun: Answer, USERNAME: string, device: Device) {
    const responses = { USERNAME, DEVICE_KEY: device.key };
    const srp = await send(
      respond('DEVICE_SRP_AUTH', { ...responses, SRP_A: session.largeA }, begun.Session),
    );
    const signed = signSrpSessionWithDevice(session, srp as HelpersAnswer, device.groupKey, device.secret);
    return send(wrapAuthChallenge(signed, respond('DEVICE_PASSWORD_VERIFIER', responses, srp.Session)));
  }

  async function remember(answer: Answer, username: string): Promise<void> {
    const { DeviceKey, DeviceGroupKey = '' } = answer.AuthenticationResult?.NewDeviceMetadata ?? {};
    if (DeviceKey === undefined) return;
    const verifier = createDeviceVerifier(DeviceKey, DeviceGroupKey);
    await sdk.send(
      new ConfirmDeviceCommand({
        AccessToken: tokens.AccessToken,
        DeviceKey,
        DeviceName: 'SDK',
        DeviceSecretVerifierConfig: verifier.DeviceSecretVerifierConfig,
      }),
    );
    devices.set(username, {
      key: DeviceKey,
      groupKey: DeviceGroupKey,
      secret: verifier.DeviceRandomPassword,
    });
  }

  async function take(answer: Answer, username: string): Promise<Outcome> {
    waiting = answer;
    if (answer.ChallengeName === 'NEW_PASSWORD_REQUIRED') return { status: 'new-password-required' };
    if (answer.AuthenticationResult === undefined) throw new Error(String(answer.ChallengeName));
    tokens = answer.AuthenticationResult;
    await remember(answer, username);
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
    const device = devices.get(username);
    const responses = { USERNAME: username, ...(device ? { DEVICE_KEY: device.key } : {}) };
    const signed = signSrpSession(session, begun as HelpersAnswer);
    const answer = await send(wrapAuthChallenge(signed, respond('PASSWORD_VERIFIER', responses)));
    const isOnDevice = answer.ChallengeName === 'DEVICE_SRP_AUTH' && device !== undefined;
    return take(isOnDevice ? await proveDevice(session, answer, username, device) : answer, username);
  }

  return {
    signIn: (username, password) => signIn(username, password).catch(refusalOf),
    async chooseNewPassword(NEW_PASSWORD) {
      const USERNAME = waiting?.ChallengeParameters?.['USER_ID_FOR_SRP'] ?? '';
      const input = respond('NEW_PASSWORD_REQUIRED', { USERNAME, NEW_PASSWORD }, waiting?.Session);
      return send(input).then((answer) => take(answer, USERNAME), refusalOf);
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

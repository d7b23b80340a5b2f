import * as z from 'zod/mini';
import {
  clientIdText,
  type Operation,
  operation,
  parseInput,
  requireClient,
  text,
} from '#protocol/request.ts';
import { deviceNotFound, invalidParameter, notAuthorized, PoolError } from '#protocol/response.ts';
import { accessTokenText, getUser, requireAccess, updateUserAttributes } from './access.ts';
import { changePassword } from './change-password.ts';
import { forgetDevice, listDevices, rejectDevice } from './devices.ts';
import { completeNewPassword, newPasswordResponses } from './new-password.ts';
import {
  getTokensFromRefreshToken,
  globalSignOut,
  refresh,
  refreshTokenText,
  revokeToken,
} from './refresh.ts';
import { passwordResponses, srpParameters, startSignIn, verifyPassword } from './sign-in.ts';

const initiateAuthInput = z.object({
  AuthFlow: text(64),
  ClientId: clientIdText,
  AuthParameters: z.optional(z.record(z.string(), z.unknown())),
});

const refreshParameters = z.object({ REFRESH_TOKEN: refreshTokenText });

const initiateAuth = operation(initiateAuthInput, async (pool, input, caller) => {
  const { AuthFlow, ClientId, AuthParameters = {} } = input;
  requireClient(pool, ClientId);
  switch (AuthFlow) {
    case 'USER_SRP_AUTH':
      return startSignIn(pool, parseInput(srpParameters, AuthParameters), caller);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN': {
      const { REFRESH_TOKEN } = parseInput(refreshParameters, AuthParameters);
      // Without a new refresh token: clients of this flow keep the one they have.
      return { ChallengeParameters: {}, AuthenticationResult: await refresh(pool, REFRESH_TOKEN) };
    }
    default:
      throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
  }
});

const challengeInput = z.object({
  ChallengeName: text(64),
  ClientId: clientIdText,
  ChallengeResponses: z.optional(z.record(z.string(), z.unknown())),
  Session: z.optional(text(4_096)),
});

const respondToAuthChallenge = operation(challengeInput, async (pool, input, caller) => {
  const { ChallengeName, ClientId, ChallengeResponses = {}, Session = '' } = input;
  requireClient(pool, ClientId);
  switch (ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return verifyPassword(pool, parseInput(passwordResponses, ChallengeResponses), caller);
    case 'NEW_PASSWORD_REQUIRED':
      return completeNewPassword(pool, Session, parseInput(newPasswordResponses, ChallengeResponses), caller);
    case 'DEVICE_SRP_AUTH':
    case 'DEVICE_PASSWORD_VERIFIER':
      // Makes the client delete its device key.
      throw deviceNotFound();
    default:
      throw invalidParameter(`Challenge ${ChallengeName} is not offered by this user pool`);
  }
});

const softwareTokenInput = z.object({
  AccessToken: z.optional(accessTokenText),
  Session: z.optional(text(4_096)),
});

/** The response of a Cognito pool without a second factor. */
const rejectSoftwareToken = operation(softwareTokenInput, async (pool, { AccessToken, Session }) => {
  if (AccessToken !== undefined) await requireAccess(pool, AccessToken);
  else if (Session === undefined) throw invalidParameter('Missing required parameter AccessToken');
  throw new PoolError(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA has not been enabled by the userPool',
  );
});

/** By Cognito's names. */
export const clientOperations: ReadonlyMap<string, Operation> = new Map([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['GetUser', getUser],
  ['ChangePassword', changePassword],
  ['UpdateUserAttributes', updateUserAttributes],
  ['ConfirmDevice', rejectDevice],
  ['ForgetDevice', forgetDevice],
  ['GetDevice', rejectDevice],
  ['UpdateDeviceStatus', rejectDevice],
  ['ListDevices', listDevices],
  ['AssociateSoftwareToken', rejectSoftwareToken],
  ['VerifySoftwareToken', rejectSoftwareToken],
]);

/** Operations that Cognito offers to public clients. Here the site's server does this instead. */
const disabledOperations = new Set([
  'AssociateWebAuthnCredential',
  'CompleteWebAuthnRegistration',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'DeleteUser',
  'DeleteUserAttributes',
  'ForgotPassword',
  'GetUserAttributeVerificationCode',
  'ResendConfirmationCode',
  'SetUserMFAPreference',
  'SetUserSettings',
  'StartWebAuthnRegistration',
  'VerifyUserAttribute',
]);

const adminOperationPattern = /^(?:(Admin|Create|Delete|Describe|List|Update|Set|Add|Get)[A-Z]|SignUp$)/;

/** Throws if the operation does not exist, or is disabled. `SignUp`, public in Cognito, must be signed here. */
export function requireAdminOperation(name: string, { isSigned }: { readonly isSigned: boolean }): void {
  if (disabledOperations.has(name) || (name === 'SignUp' && !isSigned)) {
    throw notAuthorized(`${name} is not permitted for this user pool`);
  }
  if (!adminOperationPattern.test(name))
    throw new PoolError('UnknownOperationException', 'Unknown operation.');
}

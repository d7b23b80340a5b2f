import type { Operation } from '#protocol/operation.ts';
import { notAuthorized, Refusal } from '#protocol/refusal.ts';
import { changePassword } from './change-password.ts';
import { forgetDevice, listDevices, ofOneDevice } from './devices.ts';
import { ofSecondFactor } from './not-offered.ts';
import { getTokensFromRefreshToken } from './refresh.ts';
import { initiateAuth, respondToAuthChallenge } from './sign-in.ts';
import { globalSignOut, revokeToken } from './sign-out.ts';
import { getUser, updateUserAttributes } from './user-attributes.ts';

/** All that a client may ask of the pool, by Cognito's names. */
export const clientOperations: ReadonlyMap<string, Operation> = new Map([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['GetUser', getUser],
  ['ChangePassword', changePassword],
  ['UpdateUserAttributes', updateUserAttributes],
  ['ConfirmDevice', ofOneDevice],
  ['ForgetDevice', forgetDevice],
  ['GetDevice', ofOneDevice],
  ['UpdateDeviceStatus', ofOneDevice],
  ['ListDevices', listDevices],
  ['AssociateSoftwareToken', ofSecondFactor],
  ['VerifySoftwareToken', ofSecondFactor],
]);

/** What Cognito offers its public clients and this pool does not: these go through the site's own server. */
const notForClients = new Set([
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

/** Cognito has these of everybody; here only the site's server may ask, and signs what it asks. */
const notForUnsignedClients = new Set(['SignUp']);

const forAdministrators = /^(?:(Admin|Create|Delete|Describe|List|Update|Set|Add|Get)[A-Z]|SignUp$)/;

export function refuseToClients(name: string, { isSigned }: { readonly isSigned: boolean }): void {
  if (notForClients.has(name) || (notForUnsignedClients.has(name) && !isSigned)) {
    throw notAuthorized(`${name} is not permitted for this user pool`);
  }
  if (!forAdministrators.test(name)) throw new Refusal('UnknownOperationException', 'Unknown operation.');
}

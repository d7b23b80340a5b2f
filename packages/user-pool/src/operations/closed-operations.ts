import { notAuthorized, Refusal } from '#protocol/refusal.ts';

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

/** For the holder of the key, of a call that Cognito has and this pool has not. */
export function refuseToAdministrators(name: string): never {
  throw new Refusal('AccessDeniedException', `This user pool does not offer ${name}`);
}

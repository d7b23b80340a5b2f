import type { Caller } from '#protocol/operation.ts';
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
  'SignUp',
  'StartWebAuthnRegistration',
  'VerifyUserAttribute',
]);

const forAdministrators = /^(Admin|Create|Delete|Describe|List|Update|Set|Add|Get)[A-Z]/;

export function refuseClosed(name: string, { isSigned }: Caller): never {
  if (notForClients.has(name)) throw notAuthorized(`${name} is not permitted for this user pool`);
  if (!forAdministrators.test(name)) throw new Refusal('UnknownOperationException', 'Unknown operation.');
  if (isSigned) {
    throw new Refusal(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );
  }
  throw new Refusal('MissingAuthenticationTokenException', 'Missing Authentication Token');
}

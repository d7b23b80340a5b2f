import type { Operation } from '#protocol/operation.ts';
import { changePassword } from './change-password.ts';
import { confirmDevice, forgetDevice, getDevice, listDevices, updateDeviceStatus } from './devices.ts';
import { getUser } from './get-user.ts';
import { initiateAuth } from './initiate-auth.ts';
import { getTokensFromRefreshToken } from './refresh.ts';
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts';
import { associateSoftwareToken } from './second-factor.ts';
import { globalSignOut, revokeToken } from './sign-out.ts';
import { updateUserAttributes } from './update-user-attributes.ts';

/** All that a client may ask of the pool, by Cognito's names. */
export const openOperations: ReadonlyMap<string, Operation> = new Map([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['GetUser', getUser],
  ['ChangePassword', changePassword],
  ['UpdateUserAttributes', updateUserAttributes],
  ['ConfirmDevice', confirmDevice],
  ['ForgetDevice', forgetDevice],
  ['GetDevice', getDevice],
  ['UpdateDeviceStatus', updateDeviceStatus],
  ['ListDevices', listDevices],
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['VerifySoftwareToken', associateSoftwareToken],
]);

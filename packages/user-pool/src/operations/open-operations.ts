import type { Operation } from '#protocol/operation.ts';
import { changePassword } from './change-password.ts';
import { initiateAuth } from './initiate-auth.ts';
import { listDevices, ofOneDevice, ofSecondFactor } from './not-offered.ts';
import { getTokensFromRefreshToken } from './refresh.ts';
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts';
import { globalSignOut, revokeToken } from './sign-out.ts';
import { getUser, updateUserAttributes } from './user-attributes.ts';

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
  ['ConfirmDevice', ofOneDevice],
  ['ForgetDevice', ofOneDevice],
  ['GetDevice', ofOneDevice],
  ['UpdateDeviceStatus', ofOneDevice],
  ['ListDevices', listDevices],
  ['AssociateSoftwareToken', ofSecondFactor],
  ['VerifySoftwareToken', ofSecondFactor],
]);

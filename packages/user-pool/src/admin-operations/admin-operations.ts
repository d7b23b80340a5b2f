import type { Operation } from '#protocol/request.ts';
import {
  adminConfirmSignUp,
  adminCreateUser,
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminResetUserPassword,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
  signUp,
} from './account-operations.ts';
import {
  adminAddUserToGroup,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  createGroup,
  listUsersInGroup,
} from './groups.ts';
import { listUsers } from './list-users.ts';

/** By Cognito's names. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map([
  ['SignUp', signUp],
  ['ListUsers', listUsers],
  ['AdminCreateUser', adminCreateUser],
  ['AdminGetUser', adminGetUser],
  ['AdminConfirmSignUp', adminConfirmSignUp],
  ['AdminSetUserPassword', adminSetUserPassword],
  ['AdminResetUserPassword', adminResetUserPassword],
  ['AdminUpdateUserAttributes', adminUpdateUserAttributes],
  ['AdminDisableUser', adminDisableUser],
  ['AdminEnableUser', adminEnableUser],
  ['AdminDeleteUser', adminDeleteUser],
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
  ['AdminAddUserToGroup', adminAddUserToGroup],
  ['AdminRemoveUserFromGroup', adminRemoveUserFromGroup],
  ['AdminListGroupsForUser', adminListGroupsForUser],
  ['CreateGroup', createGroup],
  ['ListUsersInGroup', listUsersInGroup],
]);

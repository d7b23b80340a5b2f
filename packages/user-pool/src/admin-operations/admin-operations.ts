import type { Operation } from '#protocol/request.ts';
import { accountOperations } from './account-operations.ts';
import { groupOperations } from './groups.ts';
import { listUsers } from './list-users.ts';

/** By Cognito's names. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({ ...accountOperations, ...groupOperations, ListUsers: listUsers }),
);

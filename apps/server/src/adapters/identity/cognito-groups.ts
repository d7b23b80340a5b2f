import { type Cognito, findAccount, nullIfNotFound, toUser } from './cognito-accounts.ts';
import { signOutEverywhere } from './cognito-changes.ts';
import { callCognito, isNamed } from './cognito-client.ts';
import type { GroupMember } from './identity.ts';

/** Creates the group if it does not exist. */
export async function addToGroup(cognito: Cognito, sub: string, group: string): Promise<boolean> {
  const { sdk, UserPoolId } = cognito;
  const add = async () =>
    (await nullIfNotFound(sdk.adminAddUserToGroup({ UserPoolId, Username: sub, GroupName: group }))) !== null;
  try {
    return await add();
  } catch (error) {
    if (!isNamed(error, 'ResourceNotFoundException')) throw error;
    await createGroup(cognito, group);
    return add();
  }
}

/** Throws the same error if the pool does not exist. */
async function createGroup({ sdk, UserPoolId }: Cognito, GroupName: string): Promise<void> {
  try {
    await callCognito(sdk.createGroup({ UserPoolId, GroupName }));
  } catch (error) {
    if (!isNamed(error, 'GroupExistsException')) throw error;
  }
}

export async function removeFromGroup(cognito: Cognito, sub: string, group: string): Promise<boolean> {
  const { sdk, UserPoolId } = cognito;
  const account = await findAccount(cognito, sub);
  if (account === null) return false;
  if (!account.groups.includes(group)) return true;
  const removed = sdk.adminRemoveUserFromGroup({ UserPoolId, Username: sub, GroupName: group });
  return (await nullIfNotFound(removed)) !== null && (await signOutEverywhere(cognito, sub));
}

export async function listGroup(cognito: Cognito, GroupName: string): Promise<GroupMember[]> {
  const members: GroupMember[] = [];
  let next: string | undefined;
  do {
    const page = await fetchGroupPage(cognito, GroupName, next);
    for (const user of page.Users ?? []) members.push(toUser(user));
    next = page.NextToken;
  } while (next !== undefined);
  return members;
}

async function fetchGroupPage({ sdk, UserPoolId }: Cognito, GroupName: string, next: string | undefined) {
  try {
    return await callCognito(
      sdk.listUsersInGroup({ UserPoolId, GroupName, ...(next === undefined ? {} : { NextToken: next }) }),
    );
  } catch (error) {
    // The group does not exist yet.
    if (isNamed(error, 'ResourceNotFoundException')) return { Users: [], NextToken: undefined };
    throw error;
  }
}

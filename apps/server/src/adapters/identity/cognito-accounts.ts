import type { AttributeType, CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { callCognito, isNamed } from './cognito-client.ts';
import type { AccountPage, CompromisedPasswords, IdentityAccount, MemberMailbox } from './identity.ts';
import { parseSub } from './password-fault.ts';

export interface Cognito {
  readonly sdk: CognitoIdentityProvider;
  readonly UserPoolId: string;
  readonly ClientId: string;
  readonly compromisedPasswords: CompromisedPasswords;
}

/** A user of the pool. */
export type CognitoUser = ReturnType<typeof toUser>;

export async function findUser({ sdk, UserPoolId }: Cognito, Username: string): Promise<CognitoUser | null> {
  const user = await nullIfNotFound(sdk.adminGetUser({ UserPoolId, Username }));
  return user && toUser({ ...user, Attributes: user.UserAttributes });
}

export async function findAccount(cognito: Cognito, username: string): Promise<IdentityAccount | null> {
  const user = await findUser(cognito, username);
  return user && toAccount(cognito, user);
}

/** Cognito's limit. */
const maxPageSize = 60;
/** Amazon allows about fifty such requests a second per pool. */
const concurrency = 10;

export async function listAccounts(
  cognito: Cognito,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<AccountPage> {
  const { sdk, UserPoolId } = cognito;
  const { Users = [], PaginationToken } = await callCognito(
    sdk.listUsers({
      UserPoolId,
      Limit: Math.min(limit, maxPageSize),
      ...(after === null ? {} : { PaginationToken: after }),
    }),
  );
  const accounts: IdentityAccount[] = [];
  for (let at = 0; at < Users.length; at += concurrency) {
    const batch = Users.slice(at, at + concurrency).map((user) => toAccount(cognito, toUser(user)));
    for (const account of await Promise.all(batch)) if (account !== null) accounts.push(account);
  }
  return { accounts, next: PaginationToken ?? null };
}

/** Cognito cannot look up several users in one request. */
export async function findMailboxes(
  cognito: Cognito,
  texts: readonly string[],
): Promise<ReadonlyMap<string, MemberMailbox>> {
  const subs = texts.map(parseSub).filter((sub) => sub !== null);
  const mailboxes = new Map<string, MemberMailbox>();
  const work = async (): Promise<void> => {
    for (let sub = subs.pop(); sub !== undefined; sub = subs.pop()) {
      const user = await findUser(cognito, sub);
      if (user?.sub === sub && user.isConfirmed && user.isEnabled)
        mailboxes.set(sub, { email: user.email, name: user.name });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return mailboxes;
}

/** Null if the user was deleted meanwhile. */
async function toAccount(cognito: Cognito, user: CognitoUser): Promise<IdentityAccount | null> {
  const { sub, email, name, isConfirmed, isEnabled, createdAt } = user;
  const groups = await listGroups(cognito, sub);
  return groups && { sub, email, name, isConfirmed, isEnabled, groups, createdAt };
}

/** Empty if there is no enabled user of that sub. */
export async function listEnabledUserGroups(cognito: Cognito, sub: string): Promise<readonly string[]> {
  const account = await findAccount(cognito, sub);
  return account?.isEnabled ? account.groups : [];
}

async function listGroups({ sdk, UserPoolId }: Cognito, Username: string): Promise<string[] | null> {
  const groups: string[] = [];
  let next: string | undefined;
  do {
    const page = await nullIfNotFound(
      sdk.adminListGroupsForUser({
        UserPoolId,
        Username,
        ...(next === undefined ? {} : { NextToken: next }),
      }),
    );
    if (page === null) return null;
    for (const { GroupName } of page.Groups ?? []) if (GroupName !== undefined) groups.push(GroupName);
    next = page.NextToken;
  } while (next !== undefined);
  return groups.toSorted();
}

/** Attributes may be missing if the user was created by other means. */
interface UserDescription {
  readonly Username?: string | undefined;
  readonly Attributes?: AttributeType[] | undefined;
  readonly UserCreateDate?: Date | undefined;
  readonly Enabled?: boolean | undefined;
  readonly UserStatus?: string | undefined;
}

export function toUser({ Username = '', Attributes = [], ...user }: UserDescription) {
  const attributes = new Map(Attributes.map(({ Name, Value }) => [Name, Value]));
  return {
    sub: attributes.get('sub') ?? Username,
    email: (attributes.get('email') ?? '').toLowerCase(),
    name: attributes.get('name') ?? '',
    isEmailVerified: attributes.get('email_verified') === 'true',
    isConfirmed: user.UserStatus !== undefined && user.UserStatus !== 'UNCONFIRMED',
    isEnabled: user.Enabled ?? true,
    createdAt: user.UserCreateDate ?? new Date(0),
  };
}

/** Null if the user does not exist. */
export async function nullIfNotFound<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await callCognito(response);
  } catch (error) {
    if (isNamed(error, 'UserNotFoundException')) return null;
    throw error;
  }
}

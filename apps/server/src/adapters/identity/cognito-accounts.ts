import type { AttributeType, CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { callCognito, isNamed } from './cognito-client.ts';
import type { AccountPage, CompromisedPasswords, IdentityAccount, MemberMailbox } from './identity.ts';
import { subFrom } from './password-fault.ts';

export interface Cognito {
  readonly sdk: CognitoIdentityProvider;
  readonly UserPoolId: string;
  readonly ClientId: string;
  readonly compromisedPasswords: CompromisedPasswords;
}

/** One person of the pool, by email or by sub: where the email is the user name, Cognito takes either. */
export interface CognitoUser {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly isEmailVerified: boolean;
  readonly isConfirmed: boolean;
  readonly isEnabled: boolean;
  readonly createdAt: Date;
}

export async function findUser({ sdk, UserPoolId }: Cognito, Username: string): Promise<CognitoUser | null> {
  const found = await nullIfNotFound(sdk.adminGetUser({ UserPoolId, Username }));
  return found && userFrom({ ...found, Attributes: found.UserAttributes });
}

export async function findAccount(cognito: Cognito, username: string): Promise<IdentityAccount | null> {
  const user = await findUser(cognito, username);
  return user && accountOf(cognito, user);
}

/** As many as Cognito gives at once. */
const longestPage = 60;
/** Amazon allows some fifty such questions a second to the whole pool. */
const atOnce = 10;

export async function listAccounts(
  cognito: Cognito,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<AccountPage> {
  const { sdk, UserPoolId } = cognito;
  const { Users = [], PaginationToken } = await callCognito(
    sdk.listUsers({
      UserPoolId,
      Limit: Math.min(limit, longestPage),
      ...(after === null ? {} : { PaginationToken: after }),
    }),
  );
  const accounts: IdentityAccount[] = [];
  for (let at = 0; at < Users.length; at += atOnce) {
    const some = Users.slice(at, at + atOnce).map((user) => accountOf(cognito, userFrom(user)));
    for (const account of await Promise.all(some)) if (account !== null) accounts.push(account);
  }
  return { accounts, next: PaginationToken ?? null };
}

/** Cognito has no question about many people by name, so each is asked about, a few at a time. */
export async function findMailboxes(
  cognito: Cognito,
  texts: readonly string[],
): Promise<ReadonlyMap<string, MemberMailbox>> {
  const subs = texts.map(subFrom).filter((sub) => sub !== null);
  const found = new Map<string, MemberMailbox>();
  const ask = async (): Promise<void> => {
    for (let sub = subs.pop(); sub !== undefined; sub = subs.pop()) {
      const user = await findUser(cognito, sub);
      if (user?.sub === sub && user.isConfirmed && user.isEnabled)
        found.set(sub, { email: user.email, name: user.name });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return found;
}

/** Null for who was deleted in between. */
async function accountOf(cognito: Cognito, user: CognitoUser): Promise<IdentityAccount | null> {
  const { sub, email, name, isConfirmed, isEnabled, createdAt } = user;
  const groups = await groupsOf(cognito, sub);
  return groups && { sub, email, name, isConfirmed, isEnabled, groups, createdAt };
}

/** None where nobody of that sub may sign in. */
export async function listEnabledUserGroups(cognito: Cognito, sub: string): Promise<readonly string[]> {
  const account = await findAccount(cognito, sub);
  return account?.isEnabled ? account.groups : [];
}

async function groupsOf({ sdk, UserPoolId }: Cognito, Username: string): Promise<string[] | null> {
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

/** What Cognito knows of somebody. Of people who came by another way, an attribute may be missing. */
interface Described {
  readonly Username?: string | undefined;
  readonly Attributes?: AttributeType[] | undefined;
  readonly UserCreateDate?: Date | undefined;
  readonly Enabled?: boolean | undefined;
  readonly UserStatus?: string | undefined;
}

export function userFrom({ Username = '', Attributes = [], ...user }: Described): CognitoUser {
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

/** The answer, or null where there is nobody of that name. */
export async function nullIfNotFound<Answer>(question: Promise<Answer>): Promise<Answer | null> {
  try {
    return await callCognito(question);
  } catch (error) {
    if (isNamed(error, 'UserNotFoundException')) return null;
    throw error;
  }
}

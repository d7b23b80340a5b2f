import * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import { filledText, operation, parseInput, text } from '#protocol/request.ts';
import { invalidParameter, notAuthorized } from '#protocol/response.ts';
import { type Account, findAccountBySub, updateAccount } from '#store/accounts.ts';
import type { Session } from '#store/sessions.ts';
import { verifyToken } from '#tokens/tokens.ts';

export const accessTokenText = filledText(8_192);

const messages = {
  invalid: 'Invalid Access Token',
  expired: 'Access Token has expired',
  revoked: 'Access Token has been revoked',
} as const;

/** The account and session of an access token. */
export async function requireAccess(
  pool: Pool,
  accessToken: string,
): Promise<{ account: Account; session: Session }> {
  const verified = await verifyToken(pool, accessToken, ['access']);
  if (verified.status !== 'valid') throw notAuthorized(messages[verified.status]);
  const account = await findAccountBySub(pool.database, verified.claims.sub);
  if (account === null) throw notAuthorized(messages.revoked);
  if (!account.isEnabled) throw notAuthorized('User is disabled.');
  return { account, session: verified.session };
}

interface UserAttribute {
  readonly Name: 'sub' | 'email' | 'email_verified' | 'name';
  readonly Value: string;
}

/** All values are text. An empty name is left out. */
export const toUserAttributes = (account: Omit<Account, 'credential'>): readonly UserAttribute[] => [
  { Name: 'sub', Value: account.sub },
  { Name: 'email', Value: account.email },
  { Name: 'email_verified', Value: String(account.isEmailVerified) },
  ...(account.name === '' ? [] : [{ Name: 'name', Value: account.name } as const]),
];

export const getUser = operation(
  z.object({ AccessToken: accessTokenText }),
  async (pool, { AccessToken }) => {
    const { account } = await requireAccess(pool, AccessToken);
    return { Username: account.sub, UserAttributes: toUserAttributes(account) };
  },
);

/** AWS allows attributes of this length. */
export const nameText = text(2_048).check(z.refine((name) => name.trim() !== ''));

export const attributeList = z
  .array(z.object({ Name: text(32), Value: z.optional(text(2_048)) }))
  .check(z.maxLength(16));

const schema = z.object({ AccessToken: accessTokenText, UserAttributes: attributeList });

/** Only the name. The email is changed by the site, which verifies the new one. */
export const updateUserAttributes = operation(schema, async (pool, { AccessToken, UserAttributes }) => {
  const { account } = await requireAccess(pool, AccessToken);
  if (UserAttributes.some(({ Name }) => Name !== 'name')) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  const value = UserAttributes.at(-1)?.Value;
  if (UserAttributes.length > 0) {
    const { name } = parseInput(z.object({ name: nameText }), { name: value });
    requireValidName(pool, name);
    await updateAccount(pool.database, account.sub, { name }, pool.clock.now());
  }
  return { CodeDeliveryDetailsList: [] };
});

export function requireValidName({ config }: Pool, name: string): void {
  const fault = config.nameFault(name);
  if (fault !== null) throw invalidParameter(fault);
}

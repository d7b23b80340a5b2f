import * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import { operation, readInput, text } from '#protocol/operation.ts';
import { invalidParameter, notAuthorized } from '#protocol/refusal.ts';
import { type Account, changeAccount } from '#store/accounts.ts';
import { accessTokenText, requireAccess } from './access.ts';

interface UserAttribute {
  readonly Name: 'sub' | 'email' | 'email_verified' | 'name';
  readonly Value: string;
}

/** As the protocol has them: every value is text, and what is empty is not there. */
export const userAttributesOf = (account: Omit<Account, 'credential'>): readonly UserAttribute[] => [
  { Name: 'sub', Value: account.sub },
  { Name: 'email', Value: account.email },
  { Name: 'email_verified', Value: String(account.isEmailVerified) },
  ...(account.name === '' ? [] : [{ Name: 'name', Value: account.name } as const]),
];

export const getUser = operation(
  z.object({ AccessToken: accessTokenText }),
  async (pool, { AccessToken }) => {
    const { account } = await requireAccess(pool, AccessToken);
    return { Username: account.sub, UserAttributes: userAttributesOf(account) };
  },
);

/** AWS lets an attribute be this long. */
export const nameText = text(2_048).check(z.refine((name) => name.trim() !== ''));

const schema = z.object({
  AccessToken: accessTokenText,
  UserAttributes: z
    .array(z.object({ Name: text(32), Value: z.optional(text(2_048)) }))
    .check(z.maxLength(16)),
});

/** A member may change the name; an address is changed by the site, which asks for proof. */
export const updateUserAttributes = operation(schema, async (pool, { AccessToken, UserAttributes }) => {
  const { account } = await requireAccess(pool, AccessToken);
  if (UserAttributes.some(({ Name }) => Name !== 'name')) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  const value = UserAttributes.at(-1)?.Value;
  if (UserAttributes.length > 0) {
    const { name } = readInput(z.object({ name: nameText }), { name: value });
    requireGoodName(pool, name);
    await changeAccount(pool.database, account.sub, { name }, pool.clock.now());
  }
  return { CodeDeliveryDetailsList: [] };
});

export function requireGoodName({ config }: Pool, name: string): void {
  const fault = config.nameFault(name);
  if (fault !== null) throw invalidParameter(fault);
}

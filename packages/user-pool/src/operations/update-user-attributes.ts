import * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import { operation } from '#protocol/operation.ts';
import { readInput, text } from '#protocol/read-input.ts';
import { invalidParameter, notAuthorized } from '#protocol/refusal.ts';
import { accessTokenText, requireAccess } from './access.ts';

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
    await pool.store.changeAccount(account.sub, { name }, pool.clock.now());
  }
  return { CodeDeliveryDetailsList: [] };
});

export function requireGoodName({ config }: Pool, name: string): void {
  const fault = config.nameFault(name);
  if (fault !== null) throw invalidParameter(fault);
}

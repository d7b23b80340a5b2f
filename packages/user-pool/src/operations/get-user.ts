import * as z from 'zod/mini';
import { userAttributesOf } from '#accounts/user-attributes.ts';
import { operation } from '#protocol/operation.ts';
import { accessTokenText, requireAccess } from './access.ts';

export const getUser = operation(
  z.object({ AccessToken: accessTokenText }),
  async (pool, { AccessToken }) => {
    const { account } = await requireAccess(pool, AccessToken);
    return { Username: account.sub, UserAttributes: userAttributesOf(account) };
  },
);

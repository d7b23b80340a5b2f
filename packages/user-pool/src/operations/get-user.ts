import * as z from 'zod/mini';
import { operation } from '#protocol/operation.ts';
import { accessTokenText, requireAccess } from './access.ts';

export const getUser = operation(
  z.object({ AccessToken: accessTokenText }),
  async (pool, { AccessToken }) => {
    const { account } = await requireAccess(pool, AccessToken);
    return {
      Username: account.sub,
      UserAttributes: [
        { Name: 'sub', Value: account.sub },
        { Name: 'email', Value: account.email },
        { Name: 'email_verified', Value: String(account.isEmailVerified) },
        { Name: 'name', Value: account.name },
      ],
    };
  },
);

import * as z from 'zod/mini';
import { operation, text } from '#protocol/operation.ts';
import { invalidParameter, Refusal } from '#protocol/refusal.ts';
import { accessTokenText, requireAccess } from './access.ts';

// What Cognito has and this pool has not, answered as by a pool that has it switched off.

const softwareToken = z.object({
  AccessToken: z.optional(accessTokenText),
  Session: z.optional(text(4_096)),
});

export const ofSecondFactor = operation(softwareToken, async (pool, { AccessToken, Session }) => {
  if (AccessToken !== undefined) await requireAccess(pool, AccessToken);
  else if (Session === undefined) throw invalidParameter('Missing required parameter AccessToken');
  throw new Refusal(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA has not been enabled by the userPool',
  );
});

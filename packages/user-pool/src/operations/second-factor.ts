import * as z from 'zod/mini';
import { operation } from '#protocol/operation.ts';
import { text } from '#protocol/read-input.ts';
import { invalidParameter, Refusal } from '#protocol/refusal.ts';
import { accessTokenText, requireAccess } from './access.ts';

const softwareToken = z.object({
  AccessToken: z.optional(accessTokenText),
  Session: z.optional(text(4_096)),
});

/** The pool has no second factor. */
export const associateSoftwareToken = operation(softwareToken, async (pool, { AccessToken, Session }) => {
  if (AccessToken !== undefined) await requireAccess(pool, AccessToken);
  else if (Session === undefined) throw invalidParameter('Missing required parameter AccessToken');
  throw new Refusal(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA has not been enabled by the userPool',
  );
});

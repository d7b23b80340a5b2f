import * as z from 'zod/mini';
import { operation } from '#protocol/operation.ts';
import { readInput, text } from '#protocol/read-input.ts';
import { invalidParameter } from '#protocol/refusal.ts';
import { clientIdText, requireClient } from './access.ts';
import { beginSrp, srpParameters } from './begin-srp.ts';
import { refresh, refreshTokenText } from './refresh.ts';

const schema = z.object({
  AuthFlow: text(64),
  ClientId: clientIdText,
  AuthParameters: z.optional(z.record(z.string(), z.unknown())),
});

const refreshParameters = z.object({ REFRESH_TOKEN: refreshTokenText });

export const initiateAuth = operation(schema, async (pool, input, caller) => {
  const { AuthFlow, ClientId, AuthParameters = {} } = input;
  requireClient(pool, ClientId);
  if (AuthFlow === 'USER_SRP_AUTH') return beginSrp(pool, readInput(srpParameters, AuthParameters), caller);
  if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN') {
    const { REFRESH_TOKEN } = readInput(refreshParameters, AuthParameters);
    // Clients of this flow keep the refresh token that they have.
    return { ChallengeParameters: {}, AuthenticationResult: await refresh(pool, REFRESH_TOKEN) };
  }
  throw invalidParameter(`${AuthFlow} flow not enabled for this client`);
});

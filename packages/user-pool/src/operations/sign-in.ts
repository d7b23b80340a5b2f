import * as z from 'zod/mini';
import { operation, readInput, text } from '#protocol/operation.ts';
import { invalidParameter, noSuchDevice } from '#protocol/refusal.ts';
import { clientIdText, requireClient } from './access.ts';
import { beginSrp, srpParameters } from './begin-srp.ts';
import { answerNewPassword, newPasswordResponses } from './new-password-required.ts';
import { proofResponses, provePassword } from './prove-password.ts';
import { refresh, refreshTokenText } from './refresh.ts';

const beginning = z.object({
  AuthFlow: text(64),
  ClientId: clientIdText,
  AuthParameters: z.optional(z.record(z.string(), z.unknown())),
});

const refreshParameters = z.object({ REFRESH_TOKEN: refreshTokenText });

export const initiateAuth = operation(beginning, async (pool, input, caller) => {
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

const answer = z.object({
  ChallengeName: text(64),
  ClientId: clientIdText,
  ChallengeResponses: z.optional(z.record(z.string(), z.unknown())),
  Session: z.optional(text(4_096)),
});

export const respondToAuthChallenge = operation(answer, async (pool, input, caller) => {
  const { ChallengeName, ClientId, ChallengeResponses = {}, Session = '' } = input;
  requireClient(pool, ClientId);
  switch (ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return provePassword(pool, readInput(proofResponses, ChallengeResponses), caller);
    case 'NEW_PASSWORD_REQUIRED':
      return answerNewPassword(pool, Session, readInput(newPasswordResponses, ChallengeResponses), caller);
    case 'DEVICE_SRP_AUTH':
    case 'DEVICE_PASSWORD_VERIFIER':
      // This pool remembers none, and clients forget theirs when they hear it.
      throw noSuchDevice();
    default:
      throw invalidParameter(`Challenge ${ChallengeName} is not offered by this user pool`);
  }
});

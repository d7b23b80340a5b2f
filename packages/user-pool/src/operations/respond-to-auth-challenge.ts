import * as z from 'zod/mini';
import { operation } from '#protocol/operation.ts';
import { readInput, text } from '#protocol/read-input.ts';
import { invalidParameter, noSuchDevice } from '#protocol/refusal.ts';
import { clientIdText, requireClient } from './access.ts';
import { answerNewPassword, newPasswordResponses } from './new-password-required.ts';
import { proofResponses } from './proof.ts';
import { provePassword } from './prove-password.ts';

const schema = z.object({
  ChallengeName: text(64),
  ClientId: clientIdText,
  ChallengeResponses: z.optional(z.record(z.string(), z.unknown())),
  Session: z.optional(text(4_096)),
});

export const respondToAuthChallenge = operation(schema, async (pool, input, caller) => {
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

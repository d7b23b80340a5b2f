import * as z from 'zod/mini';
import { operation } from '#protocol/operation.ts';
import { readInput, text } from '#protocol/read-input.ts';
import { invalidParameter } from '#protocol/refusal.ts';
import { clientIdText, requireClient } from './client.ts';
import {
  beginDeviceSrp,
  deviceProofResponses,
  deviceSrpResponses,
  proveDevice,
} from './device-challenges.ts';
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
      return beginDeviceSrp(pool, Session, readInput(deviceSrpResponses, ChallengeResponses), caller);
    case 'DEVICE_PASSWORD_VERIFIER':
      return proveDevice(pool, readInput(deviceProofResponses, ChallengeResponses), caller);
    default:
      throw invalidParameter(`Challenge ${ChallengeName} is not offered by this user pool`);
  }
});

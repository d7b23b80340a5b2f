import { minutes } from '@wayfare/contracts/rules/durations';
import { type HttpProblem, problem } from '#http/answers/problems.ts';

/** Two cross each other at one address, or with one link. */
export const busy = (): HttpProblem =>
  problem('too_many_requests', {
    message: 'This is being done just now from somewhere else. Please try again in a moment.',
    retryAfterSeconds: 5,
  });

/** It leads the owner on, and tells a stranger neither that somebody has begun nor when. */
export const notNow = (): HttpProblem =>
  problem('too_many_requests', {
    message:
      'This email cannot be signed up just now. If you have begun already, log in with the password that you chose and go on from there. Otherwise please try again in half an hour.',
    retryAfterSeconds: minutes(30) / 1_000,
  });

import { days, hours, minutes } from '@wayfare/contracts/durations';
import { anHour } from '#http/limit.ts';

/** So long a signup may wait for its payment. */
export const stagedForMs = days(1);

export const confirmationLimits = {
  linkMs: days(1),
  /** So many links in a window, whoever asks, and after the one that came by itself none sooner than the pause. */
  links: 5,
  windowMs: hours(1),
  pauseMs: minutes(1),
  /** Until then a link that a newer one replaced is told from one that never was. */
  replacedIsKnownMs: days(30),
} as const;

export const authLimits = {
  signupsOfNetwork: anHour('store-signup of a network', 20),
  signupsOfEmail: anHour('store-signup of an email', 6),
  confirmations: anHour('confirm of a network', 60),
  resends: anHour('resend-confirmation of a network', 20),
  /** Each asks the payment provider. */
  verifications: anHour('verify-checkout of a network', 60),
} as const;

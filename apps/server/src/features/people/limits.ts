import { days, hours, minutes } from '@wayfare/contracts/rules/durations';
import { anHour } from '#http/guards/limit.ts';

/** So long a signup may wait for its payment. */
export const stagedForMs = days(1);

/** So long nobody takes an open payment page from the browser that opened it. */
export const guardedForMs = minutes(30);

export const confirmationLimits = {
  /** After the one that came by itself none sooner than this. */
  pauseMs: minutes(1),
  /** Until then a link that ended is told from one that never was; the newest always. */
  endedIsKnownMs: days(30),
} as const;

export const resetLimits = {
  linkMs: hours(1),
} as const;

/**
 * Links that are mailed to one address, to confirm it or to reset a password. By the network that asks, so that nobody
 * uses up what somebody elsewhere may ask for; and in all, so that many networks cannot fill a mailbox. Beyond that one
 * an hour still goes out: otherwise those networks keep the member from getting any.
 */
export const mailedLinkLimits = {
  networkInHour: anHour('mailed links of an email in a network', 5),
  networkInDay: { name: 'mailed links of an email in a network and day', uses: 10, windowMs: days(1) },
  allInHour: 10,
  allInDay: 20,
} as const;

export const isMailedTooOften = ({ inTheHour, inTheDay }: { inTheHour: number; inTheDay: number }): boolean =>
  inTheHour > 0 && (inTheHour >= mailedLinkLimits.allInHour || inTheDay >= mailedLinkLimits.allInDay);

/** How often each address of ours may be called. */
export const callLimits = {
  signupsOfNetwork: anHour('store-signup of a network', 20),
  /** By the address and the network: nobody uses up the tries of somebody elsewhere. */
  signupsOfEmail: anHour('store-signup of an email in a network', 6),
  /** A form asks after each pause in typing, and each may ask the breach service. */
  passwordChecks: anHour('check-password of a network', 200),
  resumptions: anHour('resume-signup of a network', 30),
  confirmations: anHour('confirm of a network', 60),
  resends: anHour('resend-confirmation of a network', 20),
  /** Each asks the payment provider. */
  verifications: anHour('verify-checkout of a network', 60),
  downloads: anHour('my-data', 20),
  deletions: anHour('delete-account', 20),
  resetRequests: anHour('request-reset of a network', 30),
  resetTokenChecks: anHour('validate-token of a network', 30),
  resets: anHour('reset-password of a network', 30),
} as const;

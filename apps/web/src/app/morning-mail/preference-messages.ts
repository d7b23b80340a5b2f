import {
  formatHour,
  type MailPreference,
  type MailPreferenceView,
  type MailRhythm,
  type MailSuppression,
} from '@wayfare/contracts/calls/morning-mail';
import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { placeOf } from './zones.ts';

export const rhythmNames: Readonly<Record<MailRhythm, string>> = {
  daily: 'Every day',
  sundays: 'Sundays only',
  none: 'No mail',
};

/** What was saved, in words that can be compared with what was meant. */
export function savedMessage(kept: Pick<MailPreferenceView, keyof MailPreference>): string {
  if (kept.rhythm === 'none') return withCheckMark('Saved. You will get no morning mail.');
  const days = kept.rhythm === 'daily' ? 'every day' : 'on Sundays';
  return withCheckMark(`Saved: ${days} at about ${formatHour(kept.hour)}, ${placeOf(kept.zone)} time.`);
}

export const unsavedMessage = withCrossMark('You were logged out, so this is not saved yet.');

/** Why nothing comes, whatever is chosen. The form says what can be done about it. */
export const stopMessages: Readonly<Record<MailSuppression, (address: string) => string>> = {
  refused: (address) => `We can’t send mail to ${address}: that mailbox turned it away.`,
  complained: (address) =>
    `We stopped sending mail to ${address}: one of our emails was reported there as unwanted.`,
};

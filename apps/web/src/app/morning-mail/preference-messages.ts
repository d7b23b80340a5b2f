import {
  hourInWords,
  type MailPreference,
  type MailPreferenceView,
  type MailRhythm,
  type MailStop,
} from '@wayfare/contracts/calls/morning-mail';
import { crossed, ticked } from '@wayfare/contracts/words/message-marks';
import { placeOf } from './zones.ts';

export const rhythmNames: Readonly<Record<MailRhythm, string>> = {
  daily: 'Every day',
  sundays: 'Sundays only',
  none: 'No mail',
};

/** What was saved, in words that can be compared with what was meant. */
export function savedMessage(kept: Pick<MailPreferenceView, keyof MailPreference>): string {
  if (kept.rhythm === 'none') return ticked('Saved. You will get no morning mail.');
  const days = kept.rhythm === 'daily' ? 'every day' : 'on Sundays';
  return ticked(`Saved: ${days} at about ${hourInWords(kept.hour)}, ${placeOf(kept.zone)} time.`);
}

export const unsavedMessage = crossed('You were logged out, so this is not saved yet.');

/** Why nothing comes, whatever is chosen. The form says what can be done about it. */
export const stopMessages: Readonly<Record<MailStop, (address: string) => string>> = {
  refused: (address) => `We can’t send mail to ${address}: that mailbox turned it away.`,
  complained: (address) =>
    `We stopped sending mail to ${address}: one of our emails was reported there as unwanted.`,
};

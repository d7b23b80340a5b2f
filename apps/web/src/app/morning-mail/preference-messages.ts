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
  if (kept.rhythm === 'none') return ticked('Saved. No homily is mailed to you.');
  const days = kept.rhythm === 'daily' ? 'every day' : 'on Sundays';
  return ticked(`Saved: ${days} at about ${hourInWords(kept.hour)}, by the clocks of ${placeOf(kept.zone)}.`);
}

export const unsavedMessage = crossed('You had been logged out, so this is not saved yet.');

/** Why nothing comes, whatever is chosen. What can be done about it stands beside it. */
export const stopMessages: Readonly<Record<MailStop, (address: string) => string>> = {
  refused: (address) => `No mail goes to ${address}: that mailbox has refused what we sent.`,
  complained: (address) =>
    `No mail goes to ${address}: one of our mails was reported from there as unwanted, so we stopped.`,
};

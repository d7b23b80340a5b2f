import {
  formatHour,
  getMailPreference,
  type MailPreference,
  type MailPreferenceView,
  type MailRhythm,
  type MailSuppression,
  mailPreference,
  setMailPreference,
} from '@wayfare/contracts/calls/morning-mail';
import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { useState } from 'react';
import * as z from 'zod/mini';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { getZonePlace, toCurrentZone } from '#ui/time-zones.ts';
import { useStatus } from '#ui/use-status.tsx';
import { deleteUnsavedText, storeUnsavedText, useUnsavedText } from './unsaved-text.ts';

export const rhythmNames: Readonly<Record<MailRhythm, string>> = {
  daily: 'Every day',
  sundays: 'Sundays only',
  none: 'No mail',
};

/** Repeats the saved values, so that the member can compare. */
function formatSaved({ rhythm, hour, zone }: MailPreference): string {
  if (rhythm === 'none') return withCheckMark('Saved. You will get no morning mail.');
  const days = rhythm === 'daily' ? 'every day' : 'on Sundays';
  return withCheckMark(`Saved: ${days} at about ${formatHour(hour)}, ${getZonePlace(zone)} time.`);
}

const unsavedMessage = withCrossMark('You were logged out, so this is not saved yet.');

export const suppressionMessages: Readonly<Record<MailSuppression, (address: string) => string>> = {
  refused: (address) => `We can’t send mail to ${address}: that mailbox turned it away.`,
  complained: (address) =>
    `We stopped sending mail to ${address}: one of our emails was reported there as unwanted.`,
};

const section = 'morning-mail';

/** The saved preference, null until it is loaded, and the unsaved choice, which a failed save does not lose. */
export function useMailPreference() {
  const { callApi, person } = useMember();
  const { state, retry } = useQuery('preference', () => callApi(getMailPreference, {}));
  const unsavedText = useUnsavedText(section, person.email);
  const [unsaved] = useState(() => parsePreference(unsavedText));
  const [choice, setChoice] = useState<MailPreference | null>(unsaved);
  const [updated, setUpdated] = useState<MailPreferenceView | null>(null);
  const status = useStatus(unsaved === null ? null : unsavedMessage);

  /** The message to show, or null if it is not saved. */
  async function save(body: MailPreference): Promise<string | null> {
    if (!status.start()) return null;
    // If the session has ended, the page redirects to the log-in. The choice is restored afterwards.
    storeUnsavedText(section, person.email, JSON.stringify(body));
    try {
      const view = await callApi(setMailPreference, { body });
      setUpdated(view);
      status.finish();
      return formatSaved(view);
    } catch (error) {
      status.report(toFailureMessage(error));
      return null;
    } finally {
      deleteUnsavedText(section, person.email);
    }
  }

  const saved = updated ?? (state.status === 'success' ? state.data : null);
  return {
    saved,
    chosen: choice ?? (saved && toPreference(saved)),
    hasFailed: state.status === 'error',
    retry,
    status,
    /** The choice before the session ended. */
    unsaved,
    save,
    /** Null undoes the choice. */
    choose: (chosen: MailPreference | null) => {
      status.setMessage(null);
      setChoice(chosen);
    },
  };
}

const toPreference = ({ rhythm, hour, zone }: MailPreferenceView): MailPreference => ({
  rhythm,
  hour,
  zone: toCurrentZone(zone),
});

function parsePreference(text: string | null): MailPreference | null {
  try {
    return z.parse(mailPreference, JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

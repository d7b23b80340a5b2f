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
import { deleteUnsavedText, storeUnsavedText, useUnsavedText } from './unsaved-text.ts';

export const rhythmNames: Readonly<Record<MailRhythm, string>> = {
  daily: 'Every day',
  sundays: 'Sundays only',
  none: 'No mail',
};

/** Repeats the saved values, so that the member can compare. */
function savedMessage(kept: Pick<MailPreferenceView, keyof MailPreference>): string {
  if (kept.rhythm === 'none') return withCheckMark('Saved. You will get no morning mail.');
  const days = kept.rhythm === 'daily' ? 'every day' : 'on Sundays';
  return withCheckMark(`Saved: ${days} at about ${formatHour(kept.hour)}, ${getZonePlace(kept.zone)} time.`);
}

const unsavedMessage = withCrossMark('You were logged out, so this is not saved yet.');

export const suppressionMessages: Readonly<Record<MailSuppression, (address: string) => string>> = {
  refused: (address) => `We can’t send mail to ${address}: that mailbox turned it away.`,
  complained: (address) =>
    `We stopped sending mail to ${address}: one of our emails was reported there as unwanted.`,
};

const section = 'morning-mail';

type PreferenceState =
  | { readonly status: 'asking' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'known'; readonly kept: MailPreferenceView; readonly chosen: MailPreference };

/** The saved preference, and the unsaved choice, which a failed save does not lose. */
export function useMailPreference() {
  const { callApi, person } = useMember();
  const { state, retry } = useQuery('preference', () => callApi(getMailPreference, {}));
  const left = parsePreference(useUnsavedText(section, person.email));
  const [choice, setChoice] = useState<MailPreference | null>(left);
  const [saved, setSaved] = useState<MailPreferenceView | null>(null);
  const [message, setMessage] = useState<string | null>(left === null ? null : unsavedMessage);
  const [isSaving, setIsSaving] = useState(false);

  async function save(wanted: MailPreference): Promise<boolean> {
    setMessage(null);
    setIsSaving(true);
    // If the session has ended, the page redirects to the log-in. The choice is restored afterwards.
    storeUnsavedText(section, person.email, JSON.stringify(wanted));
    try {
      const view = await callApi(setMailPreference, { body: wanted });
      setSaved(view);
      setMessage(savedMessage(view));
      return true;
    } catch (error) {
      setMessage(toFailureMessage(error));
      return false;
    } finally {
      deleteUnsavedText(section, person.email);
      setIsSaving(false);
    }
  }

  const kept = saved ?? (state.status === 'success' ? state.data : null);
  const found: PreferenceState =
    kept !== null
      ? { status: 'known', kept, chosen: choice ?? toPreference(kept) }
      : state.status === 'error'
        ? { status: 'failed', retry }
        : { status: 'asking' };
  return {
    found,
    message,
    isSaving,
    save,
    choose: (chosen: MailPreference) => {
      setMessage(null);
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
    const read = z.safeParse(mailPreference, JSON.parse(text ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

import {
  formatHour,
  getMailPreference,
  type MailPreference,
  type MailPreferenceView,
  type MailRhythm,
  type MailSuppression,
  mailRhythms,
  setMailPreference,
} from '@wayfare/contracts/calls/morning-mail';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { LoadError, Skeleton } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Segments } from '#ui/segments.tsx';
import { getBrowserZone, getZonePlace, listZoneGroups, toCurrentZone } from '#ui/time-zones.ts';
import { useStatus } from '#ui/use-status.tsx';
import { formatNextMail } from './next-mail.tsx';
import { Setting, SettingForm, SettingsGroup } from './setting.tsx';

const rhythmNames: Readonly<Record<MailRhythm, string>> = {
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

const suppressionMessages: Readonly<Record<MailSuppression, (address: string) => string>> = {
  refused: (address) => `We can’t send mail to ${address}: that mailbox turned it away.`,
  complained: (address) =>
    `We stopped sending mail to ${address}: one of our emails was reported there as unwanted.`,
};

const section = 'morning-mail';

/** The saved preference, null until it is loaded, and the choice, which a failed save does not lose. */
function useMailPreference() {
  const { callApi } = useMember();
  const { state, retry } = useQuery('preference', () => callApi(getMailPreference, {}));
  const [choice, setChoice] = useState<MailPreference | null>(null);
  const [updated, setUpdated] = useState<MailPreferenceView | null>(null);
  const status = useStatus();

  /** The message to show, or null if it is not saved. */
  async function save(body: MailPreference): Promise<string | null> {
    if (!status.start()) return null;
    try {
      const view = await callApi(setMailPreference, { body });
      setUpdated(view);
      status.finish();
      return formatSaved(view);
    } catch (error) {
      status.report(toFailureMessage(error));
      return null;
    }
  }

  const saved = updated ?? (state.status === 'success' ? state.data : null);
  return {
    saved,
    chosen: choice ?? (saved && toPreference(saved)),
    hasFailed: state.status === 'error',
    retry,
    status,
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

export function MorningMail() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLinkTarget = useIsLinkTarget();
  useEffect(() => {
    if (!isLinkTarget) return;
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isLinkTarget]);
  return (
    <SettingsGroup id={section} title="Morning mail" headingRef={heading}>
      <MailPreferenceLines startsOpen={isLinkTarget} />
    </SettingsGroup>
  );
}

/** Whether the reader followed a link to this section. */
export const useIsLinkTarget = (): boolean => useLocation().hash === `#${section}`;

interface MailPreferenceLinesProps {
  /** The first line, for a reader who followed a link to it. */
  startsOpen: boolean;
}

function MailPreferenceLines({ startsOpen }: MailPreferenceLinesProps) {
  const { saved, chosen, hasFailed, retry, status, choose, save } = useMailPreference();
  if (saved === null || chosen === null)
    return hasFailed ? (
      <LoadError onRetry={retry}>We can’t check your mail settings right now.</LoadError>
    ) : (
      <Skeleton className="mail-lines" label="Looking up when your mail comes..." />
    );
  const form = (input: ReactNode, close: (message: string) => void) => (
    <SettingForm
      status={status}
      busyText="Saving..."
      button="Save"
      onSend={async () => {
        const message = await save(chosen);
        if (message !== null) close(message);
      }}
    >
      {input}
    </SettingForm>
  );
  const undo = () => choose(null);

  return (
    <>
      <NoMailNotice saved={saved} />
      <Setting
        id="mail-rhythm"
        label="How often"
        value={rhythmNames[saved.rhythm]}
        startsOpen={startsOpen}
        onClose={undo}
      >
        {(close) =>
          form(
            <fieldset className="field">
              <legend className="vh">How often</legend>
              <Segments
                name="mail-rhythm"
                options={mailRhythms}
                value={chosen.rhythm}
                onChange={(rhythm) => choose({ ...chosen, rhythm })}
                label={(rhythm) => rhythmNames[rhythm]}
              />
            </fieldset>,
            close,
          )
        }
      </Setting>
      {saved.rhythm !== 'none' && (
        <>
          <Setting id="mail-hour" label="Hour" value={`About ${formatHour(saved.hour)}`} onClose={undo}>
            {(close) => form(<HourField chosen={chosen} saved={saved} onChoose={choose} />, close)}
          </Setting>
          <Setting id="mail-zone" label="Time zone" value={getZonePlace(saved.zone)} onClose={undo}>
            {(close) => form(<ZoneField chosen={chosen} saved={saved} onChoose={choose} />, close)}
          </Setting>
        </>
      )}
    </>
  );
}

/** Why no mail comes. */
function NoMailNotice({ saved: { email, suppression, isSubscriber } }: { saved: MailPreferenceView }) {
  const { supportEmail } = useMember().config;
  if (suppression !== null) {
    return (
      <p className="notice-box">
        {suppressionMessages[suppression](email)} If you’d like it again, please write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    );
  }
  if (isSubscriber) return null;
  return (
    <p>
      With a subscription it goes to <strong>{email}</strong>. What you choose here counts from then on. Until
      then we send nothing.
    </p>
  );
}

interface ChoiceProps {
  chosen: MailPreference;
  saved: MailPreferenceView;
  onChoose: (chosen: MailPreference) => void;
}

function HourField({ chosen, saved, onChoose }: ChoiceProps) {
  const [now] = useState(() => new Date());
  return (
    <div className="field">
      <label htmlFor="hour">At about</label>
      <select
        id="hour"
        className="in"
        value={chosen.hour}
        onChange={(event) => onChoose({ ...chosen, hour: Number(event.currentTarget.value) })}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {formatHour(hour)}
          </option>
        ))}
      </select>
      <p className="hint">{formatNextMail({ ...saved, ...chosen }, now)}</p>
    </div>
  );
}

function ZoneField({ chosen, saved, onChoose }: ChoiceProps) {
  const [browserZone] = useState(getBrowserZone);
  // The saved and the initial zone stay in the list while another one is selected.
  const [groups] = useState(() =>
    listZoneGroups([browserZone, toCurrentZone(saved.zone), chosen.zone], new Date()),
  );
  return (
    <div className="field">
      <label htmlFor="zone">Time zone</label>
      <select
        id="zone"
        className="in"
        value={chosen.zone}
        onChange={(event) => onChoose({ ...chosen, zone: event.currentTarget.value })}
      >
        {groups.map(({ name, choices }) => (
          <optgroup key={name} label={name}>
            {choices.map(({ zone, label }) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {chosen.zone !== browserZone && (
        <p className="hint">
          This device is set to {getZonePlace(browserZone)} time.{' '}
          <LinkButton onClick={() => onChoose({ ...chosen, zone: browserZone })}>Use it</LinkButton>
        </p>
      )}
    </div>
  );
}

const hours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

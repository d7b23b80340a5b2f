import {
  formatHour,
  type MailPreference,
  type MailPreferenceView,
  mailRhythms,
} from '@wayfare/contracts/calls/morning-mail';
import { useEffect, useMemo, useState } from 'react';
import { Skeleton } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/form.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Segments } from '#ui/segments.tsx';
import { getBrowserZone, getZonePlace, listZoneGroups, toCurrentZone } from '#ui/time-zones.ts';
import { StatusButton } from '#ui/use-status.tsx';
import { rhythmNames, suppressionMessages, useMailPreference } from './use-mail-preference.ts';

const minuteMs = 60_000;

const getCurrentMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The current minute. Updates on the minute. */
function useCurrentMinute(): number {
  const [minute, setMinute] = useState(getCurrentMinute);
  useEffect(() => {
    const timer = setTimeout(() => setMinute(getCurrentMinute()), minute + minuteMs - Date.now());
    return () => clearTimeout(timer);
  }, [minute]);
  return minute;
}

export function MailPreferenceForm() {
  const { preference, status, choose, save } = useMailPreference();
  if (preference.status === 'loading') return <Skeleton label="Looking up when your mail comes..." />;
  if (preference.status === 'error') {
    return (
      <div className="field">
        <p className="soft">We can’t check your mail settings right now.</p>
        <Button onClick={preference.retry}>Try again</Button>
      </div>
    );
  }
  const { saved, chosen } = preference;

  return (
    <form className="form" method="post" noValidate onSubmit={(event) => submit(event, () => save(chosen))}>
      <Destination saved={saved} />
      <fieldset className="field">
        <legend>How often</legend>
        <Segments
          name="mail-rhythm"
          className="rhythm"
          options={mailRhythms}
          value={chosen.rhythm}
          onChange={(rhythm) => choose({ ...chosen, rhythm })}
          label={(rhythm) => rhythmNames[rhythm]}
        />
      </fieldset>
      {chosen.rhythm !== 'none' && <Schedule chosen={chosen} saved={saved} onChoose={choose} />}
      <StatusButton status={status} busyText="Saving...">
        Save Morning Mail
      </StatusButton>
    </form>
  );
}

function Destination({ saved: { email, suppression, isSubscriber } }: { saved: MailPreferenceView }) {
  const { supportEmail } = useMember().config;
  if (suppression !== null) {
    return (
      <p className="notice-box">
        {suppressionMessages[suppression](email)} If you’d like it again, please write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    );
  }
  return (
    <p>
      {isSubscriber ? 'It goes to ' : 'With a subscription it goes to '}
      <strong className="mail-address">{email}</strong>.
      {!isSubscriber && ' What you choose here counts from then on. Until then we send nothing.'}
    </p>
  );
}

interface ScheduleProps {
  chosen: MailPreference;
  saved: MailPreferenceView;
  onChoose: (chosen: MailPreference) => void;
}

function Schedule({ chosen, saved, onChoose }: ScheduleProps) {
  const [browserZone] = useState(getBrowserZone);
  const minute = useCurrentMinute();
  // The saved and the initial zone stay in the list while another one is selected.
  const [initialZone] = useState(chosen.zone);
  const groups = useMemo(
    () => listZoneGroups([browserZone, toCurrentZone(saved.zone), initialZone], new Date(minute)),
    [browserZone, saved.zone, initialZone, minute],
  );
  return (
    <div className="mail-when">
      <div className="field">
        <label htmlFor="mail-hour">At about</label>
        <select
          id="mail-hour"
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
      </div>
      <div className="field">
        <label htmlFor="mail-zone">Time zone</label>
        <select
          id="mail-zone"
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
      </div>
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

import {
  formatHour,
  type MailPreference,
  type MailPreferenceView,
  mailRhythms,
} from '@wayfare/contracts/calls/morning-mail';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/form.ts';
import { Segments } from '#ui/segments.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { placeOf, zoneGroups, zoneHere, zoneOfToday } from '#ui/time-zones.ts';
import { PreferenceSkeleton } from './settings-section.tsx';
import { rhythmNames, stopMessages, usePreference } from './use-mail-preference.ts';

const minuteMs = 60_000;

const thisMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The minute that it is, for times of the day that are shown and must stay right. */
export function useMinute(): number {
  const [minute, setMinute] = useState(thisMinute);
  useEffect(() => {
    const waiting = setTimeout(() => setMinute(thisMinute()), minute + minuteMs - Date.now());
    return () => clearTimeout(waiting);
  }, [minute]);
  return minute;
}

export function PreferenceForm() {
  const { found, message, isSaving, choose, save } = usePreference();
  const line = useRef<HTMLOutputElement>(null);
  if (found.status === 'asking') return <PreferenceSkeleton />;
  if (found.status === 'failed') {
    return (
      <div className="field">
        <p className="soft">We can’t check your mail settings right now.</p>
        <Button onClick={found.askAgain}>Try again</Button>
      </div>
    );
  }
  const { kept, chosen } = found;

  async function send() {
    if (!isSaving && !(await save(chosen))) line.current?.focus();
  }

  return (
    <form className="form" method="post" noValidate onSubmit={(event) => submit(event, send)}>
      <Destination kept={kept} />
      <fieldset className="field">
        <legend>How often</legend>
        <Segments
          name="mail-rhythm"
          className="rhythm"
          choices={mailRhythms}
          chosen={chosen.rhythm}
          onChoose={(rhythm) => choose({ ...chosen, rhythm })}
          label={(rhythm) => rhythmNames[rhythm]}
        />
      </fieldset>
      {chosen.rhythm !== 'none' && <When chosen={chosen} kept={kept} onChoose={choose} />}
      <div className="field">
        <StatusLine message={message} ref={line} />
        <Button isBusy={isSaving} busyText="Saving...">
          Save Morning Mail
        </Button>
      </div>
    </form>
  );
}

/** Where it goes; or why it goes nowhere, and what would mend that. */
function Destination({ kept: { email, suppression, isSubscriber } }: { kept: MailPreferenceView }) {
  const { supportEmail } = useMember().config;
  if (suppression !== null) {
    return (
      <p className="noted">
        {stopMessages[suppression](email)} If you’d like it again, please write to{' '}
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

interface WhenProps {
  chosen: MailPreference;
  kept: MailPreferenceView;
  onChoose: (chosen: MailPreference) => void;
}

function When({ chosen, kept, onChoose }: WhenProps) {
  const [here] = useState(zoneHere);
  const minute = useMinute();
  // The zones that were kept, and chosen at first, stay among them, whatever is chosen meanwhile.
  const [first] = useState(chosen.zone);
  const groups = useMemo(
    () => zoneGroups([here, zoneOfToday(kept.zone), first], new Date(minute)),
    [here, kept.zone, first, minute],
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
              {choices.map(({ zone, words }) => (
                <option key={zone} value={zone}>
                  {words}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {chosen.zone !== here && (
        <p className="hint">
          This device is set to {placeOf(here)} time.{' '}
          <button type="button" className="quiet link" onClick={() => onChoose({ ...chosen, zone: here })}>
            Use it
          </button>
        </p>
      )}
    </div>
  );
}

/** Every full hour of a day. */
const hours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

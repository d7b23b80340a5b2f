import { type Post, postMessages } from '@wayfare/contracts/calls/post';
import { schedulePost } from '@wayfare/contracts/calls/post-publishing';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { isLocalDateTime, toInstant, toLocalDateTime } from '@wayfare/contracts/rules/local-date-time';
import { findPostError } from '@wayfare/contracts/rules/post-complete';
import { useMemo, useRef, useState } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import {
  endWithPeriod,
  formatLocalTime,
  formatSchedule,
  formatZoneName,
} from '#app/reading/scheduled-time.tsx';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { weekday } from '#ui/format-date.ts';
import { longDate } from '#ui/long-date.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { TextField } from '#ui/text-field.tsx';
import { getBrowserZone, listZoneGroups } from '#ui/time-zones.ts';

interface ScheduleDialogProps {
  /** The last saved version. */
  post: Post;
  /** Of the edit lock. */
  lock: string;
  onScheduled: (post: Post) => void;
  onClose: () => void;
}

export function ScheduleDialog({ post, lock, onScheduled, onClose }: ScheduleDialogProps) {
  const fault = findPostError(post);
  return (
    <Dialog title={fault === null ? 'When does this page open?' : 'Something is missing'} onClose={onClose}>
      {fault === null ? (
        <When post={post} lock={lock} onScheduled={onScheduled} />
      ) : (
        <div className="flow">
          <p>{fault === 'post_untitled' ? postMessages.untitled : postMessages.empty}</p>
          <button type="button" className="btn" onClick={closeDialog}>
            Go on writing
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** The default, on the next day. */
const proposedHour = '05:00';

function When({ post, lock, onScheduled }: Omit<ScheduleDialogProps, 'onClose'>) {
  const { config, pageData } = useMember();
  const [zone, setZone] = useState(post.publishZone ?? pageData.timeZone);
  const [date, setDate] = useState(post.publishLocal?.slice(0, 10) ?? addDays(pageData.today, 1));
  const [hour, setHour] = useState(post.publishLocal?.slice(11) ?? proposedHour);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const line = useRef<HTMLOutputElement>(null);
  const chosen = toChoice(`${date}T${hour.slice(0, 5)}`, zone);

  async function schedule(dialog: HTMLDialogElement | null) {
    if (isBusy || chosen === null) return;
    setIsBusy(true);
    setTrouble(null);
    try {
      const body = { local: chosen.publishLocal, zone, updatedAt: post.updatedAt, token: lock };
      const answer = await withToken(config, (token) =>
        call(schedulePost, { params: { postId: post.id }, body }, { config, token }),
      );
      onScheduled(answer);
      dialog?.close();
    } catch (error) {
      setIsBusy(false);
      setTrouble(toFailureMessage(error));
      line.current?.focus();
    }
  }

  return (
    <div className="flow schedule">
      <div className="two-fields">
        <TextField label="Day" type="date" value={date} onText={setDate} />
        <TextField label="Hour" type="time" value={hour} onText={setHour} />
      </div>
      <Zone zone={zone} onChoose={setZone} />
      {chosen === null ? (
        <p>Choose a day and an hour.</p>
      ) : (
        <div>
          <p>
            <strong>What will happen</strong>
          </p>
          <ol>
            <li>{endWithPeriod(`It opens to subscribers on ${chosen.label}`)}</li>
            {chosen.isMoved && <li>Clocks change that night, and that hour is left out.</li>}
            <li>Its title, excerpt and picture show to every visitor from then on. No email goes out.</li>
            <li>Until then you can go on writing. What you save last with Save Draft is what opens.</li>
          </ol>
        </div>
      )}
      <StatusLine message={trouble} ref={line} />
      <div className="row">
        <button
          type="button"
          className="btn"
          aria-disabled={isBusy || chosen === null || undefined}
          aria-busy={isBusy || undefined}
          onClick={(event) => void schedule(event.currentTarget.closest('dialog'))}
        >
          {chosen === null ? 'Schedule' : `Schedule for ${formatDay(chosen.publishLocal, pageData.today)}`}
        </button>
        <button type="button" className="quiet" onClick={closeDialog}>
          Not yet
        </button>
      </div>
    </div>
  );
}

/** The chosen time with its label. Null while day or hour is incomplete. */
function toChoice(publishLocal: string, publishZone: string) {
  if (!isLocalDateTime(publishLocal)) return null;
  const at = toInstant(publishLocal, publishZone);
  const local = toLocalDateTime(at, publishZone);
  const label = formatSchedule({ publishAt: at.toISOString(), publishZone });
  return { publishLocal, label: label ?? formatLocalTime(local), isMoved: local !== publishLocal };
}

/** The day of the week within the next seven days, otherwise the date. */
const formatDay = (local: string, today: string): string => {
  const date = local.slice(0, 10);
  return date >= today && date < addDays(today, 7) ? weekday(date) : longDate(date);
};

function Zone({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }) {
  const { pageData } = useMember();
  const [isOpen, setIsOpen] = useState(false);
  const [now] = useState(() => new Date());
  const groups = useMemo(
    () => (isOpen ? listZoneGroups([pageData.timeZone, getBrowserZone(), zone], now) : []),
    [isOpen, pageData.timeZone, zone, now],
  );
  return (
    <>
      <p className="hint">{formatZoneName(zone)}. It keeps this hour when the clocks change.</p>
      {isOpen ? (
        <div className="field">
          <label htmlFor="schedule-zone">Time zone</label>
          <select
            id="schedule-zone"
            className="in"
            value={zone}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            {groups.map(({ name, choices }) => (
              <optgroup key={name} label={name}>
                {choices.map(({ zone: each, label }) => (
                  <option key={each} value={each}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      ) : (
        <button type="button" className="quiet" onClick={() => setIsOpen(true)}>
          Another time zone
        </button>
      )}
    </>
  );
}

import type { Post } from '@wayfare/contracts/calls/post';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { isLocalDateTime, toInstant, toLocalDateTime } from '@wayfare/contracts/rules/local-date-time';
import { useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import {
  endWithPeriod,
  formatLocalTime,
  formatSchedule,
  formatZoneName,
} from '#app/reading/scheduled-time.tsx';
import { weekday } from '#ui/format-date.ts';
import { longDate } from '#ui/long-date.ts';
import { TextField } from '#ui/text-field.tsx';

export interface ChosenTime {
  readonly date: string;
  readonly hour: string;
  readonly zone: string;
}

/** The default, on the next day. */
const proposedHour = '05:00';

export function useChosenTime(post: Post | null) {
  const { pageData } = useMember();
  return useState<ChosenTime>({
    date: post?.publishLocal?.slice(0, 10) ?? addDays(pageData.today, 1),
    hour: post?.publishLocal?.slice(11) ?? proposedHour,
    zone: post?.publishZone ?? pageData.timeZone,
  });
}

interface ScheduleFieldsProps {
  time: ChosenTime;
  onTime: (time: ChosenTime) => void;
}

export function ScheduleFields({ time, onTime }: ScheduleFieldsProps) {
  const chosen = toChoice(time);
  return (
    <div className="flow">
      <div className="two-fields">
        <TextField label="Day" type="date" value={time.date} onText={(date) => onTime({ ...time, date })} />
        <TextField label="Hour" type="time" value={time.hour} onText={(hour) => onTime({ ...time, hour })} />
      </div>
      <p className="hint">{formatZoneName(time.zone)}. It keeps this hour when the clocks change.</p>
      {chosen && (
        <p>
          {endWithPeriod(`It opens to subscribers on ${chosen.label}`)}
          {chosen.isMoved && ' Clocks change that night, and that hour is left out.'} Until then you can go on
          writing, and schedule your changes.
        </p>
      )}
    </div>
  );
}

/** The chosen time with its label. Null while day or hour is incomplete. */
export function toChoice({ date, hour, zone: publishZone }: ChosenTime) {
  const publishLocal = `${date}T${hour.slice(0, 5)}`;
  if (!isLocalDateTime(publishLocal)) return null;
  const at = toInstant(publishLocal, publishZone);
  const local = toLocalDateTime(at, publishZone);
  const label = formatSchedule({ publishAt: at.toISOString(), publishZone });
  return { publishLocal, label: label ?? formatLocalTime(local), isMoved: local !== publishLocal };
}

/** The day of the week within the next seven days, otherwise the date. */
export const formatDay = (local: string, today: string): string => {
  const date = local.slice(0, 10);
  return date >= today && date < addDays(today, 7) ? weekday(date) : longDate(date);
};

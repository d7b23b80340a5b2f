const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const months: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

const shape =
  /^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) (?<month>[A-Z][a-z]{2}) (?<day>\d{1,2}) (?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2}) UTC (?<year>\d{4})$/;

export interface Timestamp {
  readonly at: Date;
  /** What is signed, whatever was sent: a wrong weekday or `Sep 05` makes the signature wrong, as on AWS. */
  readonly canonical: string;
}

/** Reads `Sat Nov 7 06:05:09 UTC 2026`, or answers null. */
export function readTimestamp(text: string): Timestamp | null {
  const parts = shape.exec(text)?.groups;
  if (parts === undefined) return null;
  const month = months.indexOf(parts.month ?? '');
  const [day, hour, minute, second, year] = [
    parts.day,
    parts.hour,
    parts.minute,
    parts.second,
    parts.year,
  ].map(Number);
  const at = new Date(Date.UTC(year ?? 0, month, day, hour, minute, second));
  const isReal =
    month >= 0 && at.getUTCDate() === day && at.getUTCHours() === hour && at.getUTCMinutes() === minute;
  return isReal && at.getUTCSeconds() === second ? { at, canonical: writeTimestamp(at) } : null;
}

const two = (value: number): string => String(value).padStart(2, '0');

export function writeTimestamp(at: Date): string {
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':');
  const weekday = weekdays[at.getUTCDay()] ?? '';
  const month = months[at.getUTCMonth()] ?? '';
  return `${weekday} ${month} ${at.getUTCDate()} ${time} UTC ${String(at.getUTCFullYear()).padStart(4, '0')}`;
}

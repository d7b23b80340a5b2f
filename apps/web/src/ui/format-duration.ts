/** '3:20', or '1:03:20' from an hour on. */
export function formatClock(ms: number): string {
  const { hours, minutes, seconds } = toParts(ms);
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** '3 minutes 20 seconds', for screen readers. */
export function formatDuration(ms: number): string {
  const { hours, minutes, seconds } = toParts(ms);
  const parts = [formatCount(hours, 'hour'), formatCount(minutes, 'minute'), formatCount(seconds, 'second')];
  return parts.filter(Boolean).join(' ') || '0 seconds';
}

const formatCount = (count: number, unit: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? unit : `${unit}s`}`;

function toParts(ms: number) {
  const total = Math.max(0, Math.floor(ms / 1_000));
  return { hours: Math.floor(total / 3_600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
}

/** Parses '3:20', '3.20' or '200' to milliseconds. Null if invalid. */
export function parseClock(typed: string): number | null {
  const parts = typed.trim().split(/[:.]/);
  if (parts.length > 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return null;
  if (parts.slice(1).some((part) => Number(part) > 59)) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000;
}

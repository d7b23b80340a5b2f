/** Every full hour of a day. */
export const hours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** '6:00 a.m.'; the two that people mix up are named besides. */
export function hourInWords(hour: number): string {
  const time = `${hour % 12 || 12}:00 ${hour < 12 ? 'a.m.' : 'p.m.'}`;
  if (hour === 0) return `${time} (midnight)`;
  return hour === 12 ? `${time} (noon)` : time;
}

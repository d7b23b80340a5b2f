/** By the clock of whoever reads it: '4:32 PM', or with its day 'November 21, 2026, 4:32 PM'. */
export function clockTime(instant: string, detail: 'time' | 'day' = 'time'): string {
  const at = new Date(instant);
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  if (detail === 'time') return time;
  return `${at.toLocaleDateString('en-US', { dateStyle: 'long' })}, ${time}`;
}

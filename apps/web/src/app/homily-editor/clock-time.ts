/** By the clock of whoever reads it: '4:32 PM', or with its day '21 Nov, 4:32 PM'. */
export function clockTime(instant: string, detail: 'time' | 'day' = 'time'): string {
  const at = new Date(instant);
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  if (detail === 'time') return time;
  return `${at.getDate()} ${at.toLocaleDateString('en-US', { month: 'short' })} ${at.getFullYear()}, ${time}`;
}

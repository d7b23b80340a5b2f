/** Mail programs make a link of whatever looks like one, so such a name would put a stranger's link in our mail. */
const looksLikeLink = /[\p{L}\p{N}]\.\p{L}{2,}|:\/\/|@|[\p{Cc}\p{Zl}\p{Zp}]/u;
const longestName = 60;

/** The name if it can be greeted by: a name is typed by whoever signs up, not always by whoever reads. */
export function greetableName(name: string | undefined): string | undefined {
  const trimmed = name?.trim() ?? '';
  return trimmed === '' || trimmed.length > longestName || looksLikeLink.test(trimmed) ? undefined : trimmed;
}

export function greeting(name: string | undefined): string {
  const greeted = greetableName(name);
  return greeted === undefined ? 'Hello,' : `Dear ${greeted},`;
}

/** In the site's own zone, which it names: Saturday, November 21, 2026 at 9:00 AM EST. */
export function timeInWords(time: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(time).replaceAll('\u202F', ' ');
}

/** Mail programs make a link of whatever looks like one, so such a name would put a stranger's link in our mail. */
const looksLikeLink = /[\p{L}\p{N}]\.\p{L}{2,}|:\/\/|@|[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Turns the words after it about, so that a line says something else than it holds. */
const turnsWordsAbout = /[\u202A-\u202E\u2066-\u2069]/u;
const longestName = 60;

/** The name if it can be greeted by: a name is typed by whoever signs up, not always by whoever reads. */
export function greetableName(name: string | undefined, longest = longestName): string | undefined {
  const trimmed = name?.trim() ?? '';
  if (trimmed === '' || trimmed.length > longest || !trimmed.isWellFormed()) return undefined;
  return looksLikeLink.test(trimmed) || turnsWordsAbout.test(trimmed) ? undefined : trimmed;
}

export function greeting(name: string | undefined): string {
  const greeted = greetableName(name);
  return greeted === undefined ? 'Hello,' : `Dear ${greeted},`;
}

/**
 * For a moment by which somebody must have acted, in the site's own zone, which it names: Saturday, November 21, 2026
 * at 9:00 AM EST.
 */
export function timeInWords(time: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...day,
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(time).replaceAll('\u202F', ' ');
}

/** For what happens on a day, and needs nobody's hurry: Saturday, November 21, 2026. */
export function dayInWords(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { ...day, timeZone }).format(time);
}

/** For records: November 21, 2026. */
export function dateInWords(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { ...date, timeZone }).format(time);
}

const date = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const day = { ...date, weekday: 'long' } as const;

/** Whatever it was, as one line that any header and any mail program takes. */
export function oneLine(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1).toWellFormed()}…` : line;
}

const pattern = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** True for IANA names such as Europe/Rome. Offsets are refused because they ignore daylight saving time. */
export function isTimeZone(text: string): boolean {
  if (text.length > 64 || !pattern.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

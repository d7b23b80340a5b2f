const shape = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** Whether the text names a time zone of the IANA list, such as Europe/Rome. An offset is none: it knows no summer. */
export function isZoneName(text: string): boolean {
  if (text.length > 64 || !shape.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

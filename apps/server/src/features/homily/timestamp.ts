import { startOfDay } from '@wayfare/contracts/rules/calendar-date';

/** When a homily could first be read: when it was published, or when its day began, if that was later. */
export function timestampOf(date: string, publishedAt: Date, zone: string): string {
  const begins = startOfDay(date, zone);
  return (begins > publishedAt ? begins : publishedAt).toISOString();
}

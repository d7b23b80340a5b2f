import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { useState } from 'react';
import { useComingBack } from '#ui/coming-back.ts';
import { useMember } from './member.tsx';

/** The site's date: as the page came with it, and by this clock for whoever comes back to a page of yesterday's. */
export function useToday(): string {
  const { facts } = useMember();
  const [today, setToday] = useState(facts.today);
  useComingBack(() => {
    const now = toCalendarDate(new Date(), facts.timeZone);
    // A clock that goes wrong never leads back behind the day that the site itself has told.
    if (now > today) setToday(now);
  });
  return today;
}

// A separate process, because the library takes as much memory as the rest of the server and is needed for one
// second a year.
import { stdout } from 'node:process';
import { UnitedStates_En } from '@romcal/calendar.united-states';
import { Romcal } from 'romcal';
import { toLiturgicalDay } from './romcal-day.ts';

// The translation library prints an advertisement through console.info, which would break the JSON output.
console.info = () => undefined;

const year = Number(process.argv[2]);
const calendar = await new Romcal({ localizedCalendar: UnitedStates_En }).generateCalendar(year);
stdout.write(JSON.stringify(Object.values(calendar).flatMap((entries) => toLiturgicalDay(entries) ?? [])));

// Run as a process of its own: the calendar library and its names weigh as much as the rest of the server,
// and are wanted for one second a year.
import { stdout } from 'node:process';
import { UnitedStates_En } from '@romcal/calendar.united-states';
import { Romcal } from 'romcal';
import { liturgicalDay } from './romcal-day.ts';

// The translation library inside advertises itself through console.info at first use; our output is the answer alone.
console.info = () => undefined;

const year = Number(process.argv[2]);
const calendar = await new Romcal({ localizedCalendar: UnitedStates_En }).generateCalendar(year);
stdout.write(JSON.stringify(Object.values(calendar).flatMap((entries) => liturgicalDay(entries) ?? [])));

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { programFile } from '#child-process.ts';
import type { LiturgicalCalendar } from './calendar.ts';

const run = promisify(execFile);

/** The Roman calendar for the United States, computed by romcal in a short-lived process. */
export const romcalCalendar: LiturgicalCalendar = {
  async listDays(year) {
    const { stdout } = await run(
      process.execPath,
      [programFile('romcal-process', import.meta.url), String(year)],
      {
        // The library needs no settings or secrets of the server.
        env: {},
        maxBuffer: 16 * 1024 * 1024,
        timeout: 60_000,
      },
    );
    const days: LiturgicalDay[] = JSON.parse(stdout);
    return days;
  },
};

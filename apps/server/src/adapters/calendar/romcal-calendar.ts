import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { LiturgicalCalendar } from './calendar.ts';

const run = promisify(execFile);

// Next to this file in the sources, next to main.js after a build.
function findProcessFile(): string {
  const built = fileURLToPath(new URL('./romcal-process.js', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('./romcal-process.ts', import.meta.url));
}

/** The Roman calendar for the United States, computed by romcal in a short-lived process. */
export const romcalCalendar: LiturgicalCalendar = {
  async listDays(year) {
    const { stdout } = await run(process.execPath, [findProcessFile(), String(year)], {
      // The library needs no settings or secrets of the server.
      env: {},
      maxBuffer: 16 * 1024 * 1024,
      timeout: 60_000,
    });
    const days: LiturgicalDay[] = JSON.parse(stdout);
    return days;
  },
};

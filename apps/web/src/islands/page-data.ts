import type { PublicConfig } from '@wayfare/contracts/calls/public-config';

/** Data that the server renders a form with, and sends to its script. */
export interface IslandData {
  readonly config: PublicConfig;
  /** In the site's time zone, 'YYYY-MM-DD'. */
  readonly today: string;
  /** The time zone of the site. */
  readonly timeZone: string;
}

/** Not validated, because the server wrote it for this script, and the log-in form would load zod only for this. */
export const readIslandData = (page: Document): IslandData =>
  JSON.parse(page.getElementById('page-data')?.textContent ?? 'null');

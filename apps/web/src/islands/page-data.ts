import { publicConfig } from '@wayfare/contracts/calls/public-config';
import * as z from 'zod/mini';

/** Data that the server renders a form with, and sends to its script. */
const islandData = z.object({
  config: publicConfig,
  /** In the site's time zone, 'YYYY-MM-DD'. */
  today: z.string(),
  /** The time zone of the site. */
  timeZone: z.string(),
});

export type IslandData = z.infer<typeof islandData>;

export const readIslandData = (page: Document): IslandData =>
  islandData.parse(JSON.parse(page.getElementById('page-data')?.textContent ?? 'null'));

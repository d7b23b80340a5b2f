import { publicConfig } from '@wayfare/contracts/calls/public-config';
import * as z from 'zod/mini';

/** What a form may know: the server renders with it, and the page carries it for the script. */
const islandData = z.object({
  config: publicConfig,
  /** In the site's time zone, 'YYYY-MM-DD'. */
  today: z.string(),
  /** The site's own; where the page does not tell it, the browser's stands in. */
  timeZone: z.string(),
});

export type IslandData = z.infer<typeof islandData>;

export function readIslandData(page: Document): IslandData {
  return islandData.parse(JSON.parse(page.getElementById('page-data')?.textContent ?? 'null'));
}

import { publicConfig } from '@wayfare/contracts/calls/public-config';
import * as z from 'zod/mini';

/** What a form may know: the server renders with it, and the page carries it for the script. */
const islandFacts = z.object({
  config: publicConfig,
  /** In the site's time zone, 'YYYY-MM-DD'. */
  today: z.string(),
  /** The site's own; where the page does not tell it, the browser's stands in. */
  timeZone: z.string(),
});

export type IslandFacts = z.infer<typeof islandFacts>;

export function readFacts(page: Document): IslandFacts {
  return islandFacts.parse(JSON.parse(page.getElementById('facts')?.textContent ?? 'null'));
}

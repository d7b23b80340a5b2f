import type { Database } from '#adapters/db/database.ts';
import { homiliesTopic } from '#features/homily/homily-queries.ts';
import type { Log } from '#log.ts';
import { postsTopic } from '../blog/blog-deps.ts';
import { daysTopic } from '../calendar/correct-day.ts';
import { searchTopic } from '../search/chapter-queries.ts';
import { writersTopic } from '../writers/writer-queries.ts';
import type { Site } from './site.ts';

const retryMs = 1_000;

/**
 * Rerenders the site on every server after changes of posts, homilies, days, writers or the search index. Changes
 * during a run cause one more run; a failed run is retried.
 */
export function renderOnChange(
  db: Pick<Database, 'watch'>,
  site: Pick<Site, 'rerender'>,
  log: Log<'error'>,
): void {
  let isRendering = false;
  let isStale = false;

  const render = async (): Promise<void> => {
    isStale = true;
    if (isRendering) return;
    isRendering = true;
    while (isStale) {
      isStale = false;
      await site.rerender().catch((error: unknown) => {
        log.error({ err: error }, 'Rendering the pages failed; retrying');
        setTimeout(() => void render(), retryMs).unref();
      });
    }
    isRendering = false;
  };

  for (const topic of [postsTopic, homiliesTopic, daysTopic, writersTopic, searchTopic])
    db.watch(topic, () => void render());
}

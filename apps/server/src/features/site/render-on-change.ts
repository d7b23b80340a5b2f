import type { Database } from '#adapters/db/database.ts';
import { postsTopic } from '../blog/blog-deps.ts';
import { daysTopic } from '../calendar/correct-day.ts';
import { homiliesChannel } from '../homily/feed.ts';
import { searchTopic } from '../search/chapter-queries.ts';
import { writersTopic } from '../writers/writer-queries.ts';
import type { Site } from './site.ts';

interface Log {
  error(details: object, message: string): void;
}

const retryMs = 1_000;

/**
 * What is published, post or homily, a day that was corrected, and who writes, shows on every server at once. Many
 * changes in a row cost one more drawing, not many; one that failed is tried again.
 */
export function renderOnChange(db: Pick<Database, 'watch'>, site: Pick<Site, 'rerender'>, log: Log): void {
  let isDrawing = false;
  let isOld = false;

  const draw = async (): Promise<void> => {
    isOld = true;
    if (isDrawing) return;
    isDrawing = true;
    while (isOld) {
      isOld = false;
      await site.rerender().catch((error: unknown) => {
        log.error({ err: error }, 'The pages could not be drawn; they are drawn again soon');
        setTimeout(() => void draw(), retryMs).unref();
      });
    }
    isDrawing = false;
  };

  for (const topic of [postsTopic, homiliesChannel, daysTopic, writersTopic, searchTopic])
    db.watch(topic, () => void draw());
}

import * as z from 'zod/mini';
import { homily } from './contract.ts';

/** For operators: the lines of `wayfare status`. */
export const getSiteStatus = homily.get('/site-status', {
  response: z.object({
    lines: z.array(
      z.object({
        label: z.string(),
        message: z.string(),
        /** `error` needs action now, `warning` today. */
        level: z.enum(['ok', 'warning', 'error']),
      }),
    ),
  }),
});
export type SiteStatus = z.infer<typeof getSiteStatus.response>;

import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** For operators: the lines of `wayfare status`. */
export const getSiteStatus = contract({
  service: 'homily',
  method: 'GET',
  path: '/site-status',
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
  errors: ['not_allowed'],
});
export type SiteStatus = z.infer<typeof getSiteStatus.response>;

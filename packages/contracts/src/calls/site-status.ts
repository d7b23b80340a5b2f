import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** How the site is, for members of `operator`: the lines of the command `wayfare status`, and no more. */
export const readSiteStatus = contract({
  service: 'homily',
  method: 'GET',
  path: '/site-status',
  response: z.object({
    lines: z.array(
      z.object({
        about: z.string(),
        words: z.string(),
        /** `bad` wants somebody now, `odd` wants a look today. */
        mood: z.enum(['good', 'odd', 'bad']),
      }),
    ),
  }),
  errors: ['not_allowed'],
});
export type SiteStatus = z.infer<typeof readSiteStatus.response>;

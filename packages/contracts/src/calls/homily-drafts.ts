import * as z from 'zod/mini';
import { homilyContent } from '../rules/homily-content.ts';
import { homily } from './contract.ts';
import { createTextCalls, homilyWarning } from './editing.ts';
import { homilyDate, liturgicalDay } from './homily.ts';
import { gospelSuggestion } from './homily-editor.ts';
import { time } from './time.ts';

export const homilyCalls = createTextCalls({
  service: homily,
  path: '/editor/homilies/:ref',
  ref: homilyDate,
  content: homilyContent,
  // Both texts at their maximum length, three bytes a character.
  maxBodyBytes: 512 * 1024,
  shown: homilyContent,
  copy: z.object({ content: homilyContent, publishedAt: time }),
  details: z.object({
    today: z.string(),
    day: liturgicalDay,
    /** An editor changed the day; `resetDay` undoes it. */
    isDayCorrected: z.boolean(),
    /** The Gospels of the day. */
    suggestions: z.array(gospelSuggestion),
    /** About the draft. */
    warnings: z.array(homilyWarning),
  }),
});

import type { HomilyMailPreview } from '@wayfare/contracts/calls/morning-mail';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { findDraft } from '#features/editing/draft-queries.ts';
import { toHomilyRef } from '#features/homily/content.ts';
import { problem } from '#http/responses/problems.ts';
import { composeDayMail, placeholderToken } from './compose-day.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';

/** Renders a draft as mail. The unsubscribe link has a placeholder token. */
export async function previewMail(deps: MorningMailDeps, date: string): Promise<HomilyMailPreview> {
  const draft = await findDraft<HomilyContent>(deps.db, toHomilyRef(date));
  if (draft === null) throw problem('homily_not_found', { message: 'Nothing is written for this day.' });
  return composeDayMail(deps, date, draft.content, placeholderToken);
}

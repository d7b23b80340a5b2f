import type { BlogPreview } from '@wayfare/contracts/calls/blog-preview';
import { type Presenter, presentPreviews } from './present.ts';
import { listPublished } from './queries.ts';

/** A page of cards, and a file that every visitor loads: the newest are enough. */
const mostPreviews = 24;

export const listPreviews = async (presenter: Presenter): Promise<BlogPreview[]> =>
  presentPreviews(presenter, await listPublished(presenter.db, { after: null, limit: mostPreviews }));

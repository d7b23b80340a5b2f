import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** Categories of posts, without deleted ones, alphabetically. */
export const listCategories = contract({
  service: 'blog',
  method: 'GET',
  path: '/categories',
  response: z.object({ categories: z.array(z.string()) }),
  errors: ['not_allowed'],
});

import * as z from 'zod/mini';
import { blog } from './contract.ts';

/** Categories of posts, without deleted ones, alphabetically. */
export const listCategories = blog.get('/categories', {
  response: z.object({ categories: z.array(z.string()) }),
});

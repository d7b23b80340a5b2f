import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** What posts are sorted under now, by the alphabet, for blog-admins; those in the bin do not count. */
export const listCategories = contract({
  service: 'blog',
  method: 'GET',
  path: '/categories',
  response: z.object({ categories: z.array(z.string()) }),
  errors: ['not_allowed'],
});

import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** Suggestions for the by-line: the configured writers in order, then earlier names alphabetically. */
const response = z.object({ names: z.array(z.string()) });

/** For homily-admins. */
export const listHomilyAuthors = contract({
  service: 'homily',
  method: 'GET',
  path: '/editor/authors',
  response,
  errors: ['not_allowed'],
});

/** For blog-admins. */
export const listPostAuthors = contract({
  service: 'blog',
  method: 'GET',
  path: '/authors',
  response,
  errors: ['not_allowed'],
});

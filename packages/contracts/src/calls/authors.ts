import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** Whom a by-line may name: the writers, in the operator's order, and whoever was named before, by the alphabet. */
const names = z.object({ names: z.array(z.string()) });

/** For homily-admins. */
export const homilyAuthors = contract({
  service: 'homily',
  method: 'GET',
  path: '/editor/authors',
  response: names,
  errors: ['not_allowed'],
});

/** For blog-admins. */
export const postAuthors = contract({
  service: 'blog',
  method: 'GET',
  path: '/authors',
  response: names,
  errors: ['not_allowed'],
});

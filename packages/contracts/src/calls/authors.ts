import * as z from 'zod/mini';
import { blog, homily } from './contract.ts';

/** Suggestions for the by-line: the configured writers in order, then earlier names alphabetically. */
const response = z.object({ names: z.array(z.string()) });

/** For homily-admins. */
export const listHomilyAuthors = homily.get('/editor/authors', { response });

/** For blog-admins. */
export const listPostAuthors = blog.get('/authors', { response });

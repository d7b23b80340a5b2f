import { columnOf, members, type PostFields } from './stored-post.ts';

/** The columns of what a save decides, in one order. */
export const columns = members.map((member) => columnOf[member]).join(', ');

export const valuesOf = (post: PostFields) => members.map((member) => post[member]);

/** The same as a query brings them; `content` may be something else than the column. */
export const selected = (content = 'content'): string =>
  members.map((member) => `${member === 'content' ? content : columnOf[member]} as "${member}"`).join(', ');

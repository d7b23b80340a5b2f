import { paths } from '../paths.ts';

const { blog } = paths;

/** Every path below the blog's, by name. */
export const blogPaths = {
  list: blog,
  drafts: `${blog}?view=drafts`,
  bin: `${blog}?view=bin`,
  category: (category: string) => `${blog}?category=${encodeURIComponent(category)}`,
  post: (slug: string) => `${blog}/${encodeURIComponent(slug)}`,
  newPost: `${blog}/edit`,
  edit: (postId: string) => `${blog}/edit/${encodeURIComponent(postId)}`,
} as const;

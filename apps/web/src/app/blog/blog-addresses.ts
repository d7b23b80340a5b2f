import { addresses } from '../addresses.ts';

const { blog } = addresses;

/** Every address below the blog's, by name. */
export const blogAddresses = {
  list: blog,
  category: (category: string) => `${blog}?category=${encodeURIComponent(category)}`,
  post: (slug: string) => `${blog}/${encodeURIComponent(slug)}`,
  newPost: `${blog}/edit`,
  edit: (postId: string) => `${blog}/edit/${encodeURIComponent(postId)}`,
} as const;

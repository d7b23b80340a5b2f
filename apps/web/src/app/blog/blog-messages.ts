import { postMessages } from '@wayfare/contracts/calls/post';

/** What the pages of the blog say where there is no post to show. */
export const blogMessages = {
  ...postMessages,
  none: 'No posts found.',
  loggedOut: 'Authentication required. Please log in.',
  failed: (message: string) => `Error: ${message}`,
} as const;

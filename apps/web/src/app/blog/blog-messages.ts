import { postMessages } from '@wayfare/contracts/calls/post';
import { noConnection } from '@wayfare/contracts/messages/login';
import { ApiError } from '#api/api-error.ts';
import { reasonOf } from './reason-of.ts';

/** What the pages of the blog say where there is no post to show. */
export const blogMessages = {
  ...postMessages,
  none: 'No posts found.',
  loggedOut: 'Authentication required. Please log in.',
  failed: (error: unknown) =>
    `Error: ${error instanceof ApiError && error.code === 'network' ? noConnection : reasonOf(error)}`,
} as const;

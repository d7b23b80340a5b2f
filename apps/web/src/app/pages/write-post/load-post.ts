import { type EditedPost, getEditedPost, getPost } from '@wayfare/contracts/calls/blog';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { isUnsupportedCall } from '#api/api-error.ts';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';

/** A post for its editor. Other services know no drafts: there the post is all there is. */
export const askForPost = (config: PublicConfig, postId: string): Promise<EditedPost> =>
  withToken(config, async (token) => {
    const asking = { params: { postId } };
    try {
      return await call(getEditedPost, asking, { config, token });
    } catch (error) {
      if (!isUnsupportedCall(error)) throw error;
      return { post: await call(getPost, asking, { config, token }), draft: null };
    }
  });

import { listPosts, unwrapPosts } from '@wayfare/contracts/calls/blog';
import type { ListedPost } from '@wayfare/contracts/calls/post';
import { listTexts, postCalls, type TextList } from '@wayfare/contracts/calls/post-drafts';
import { isUnsupportedCall } from '#api/api-error.ts';
import type { Member } from '#app/member/member.tsx';

export type ListedText = TextList['texts'][number];
type CallApi = Member['callApi'];

/** Falls back to the unpublished posts if a blog service of another vendor has no list of texts. */
export async function loadTexts(callApi: CallApi, query: Record<string, string>): Promise<TextList> {
  try {
    return await callApi(listTexts, { query: listTexts.query.parse(query) });
  } catch (error) {
    if (!isUnsupportedCall(error)) throw error;
    const posts = unwrapPosts(await callApi(listPosts, { query: {} }));
    return { texts: posts.filter(({ status }) => status === 'DRAFT').map(toListedText), next: null };
  }
}

const toListedText = ({ publishAt, updatedAt, ...post }: ListedPost): ListedText => ({
  ...post,
  isBegun: false,
  state: publishAt === undefined ? 'draft' : 'scheduled',
  hasChanges: false,
  publishAt: publishAt ?? null,
  savedAt: updatedAt,
  savedBy: null,
});

/** Deletes a text that was never saved as a post. Returns the reason if it is not possible. */
export async function deleteBegunText(callApi: CallApi, ref: string): Promise<string | null> {
  const token = crypto.randomUUID();
  const lock = await callApi(postCalls.updateLock, { params: { ref }, body: { token, want: 'edit' } });
  if (!lock.isMine) return `${lock.holder?.name ?? 'Somebody'} is editing this text now.`;
  await callApi(postCalls.deleteDraft, { params: { ref }, query: { token } });
  return null;
}

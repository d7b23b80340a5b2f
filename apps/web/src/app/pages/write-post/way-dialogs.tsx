import type { Post } from '@wayfare/contracts/calls/post';
import { postCalls } from '@wayfare/contracts/calls/post-drafts';
import { deletePost, unschedulePost } from '@wayfare/contracts/calls/post-publishing';
import { useNavigate } from 'react-router';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { endWithPeriod, formatSchedule } from '#app/reading/scheduled-time.tsx';
import { blogPaths } from '#paths.ts';

interface UnscheduleDialogProps {
  post: Post;
  /** Of the edit lock. */
  lock: string;
  onUnscheduled: (post: Post) => void;
  onClose: () => void;
}

export function UnscheduleDialog({ post, lock, onUnscheduled, onClose }: UnscheduleDialogProps) {
  const { callApi } = useMember();
  return (
    <Confirm
      title="Take it off the schedule?"
      verb="Unschedule"
      act={async () => {
        const params = { postId: post.id };
        onUnscheduled(await callApi(unschedulePost, { params, query: { token: lock } }));
        return null;
      }}
      onClose={onClose}
    >
      <p>
        {endWithPeriod(`It will not open on ${formatSchedule(post) ?? 'its day'}`)} It stays here as a draft.
      </p>
    </Confirm>
  );
}

interface DeleteDialogProps {
  postId: string;
  /** Null if it was never saved as a post. */
  post: Post | null;
  lock: string;
  onDelete: () => void;
  onClose: () => void;
}

export function DeleteDialog({ postId, post, lock, onDelete, onClose }: DeleteDialogProps) {
  const { callApi } = useMember();
  const navigate = useNavigate();
  const isKnown = post?.status === 'PUBLISHED' || post?.formerSlugs?.includes(post.slug) === true;
  return (
    <Confirm
      title="Delete this post?"
      verb="Delete"
      act={async () => {
        const query = { token: lock };
        await (post === null
          ? callApi(postCalls.deleteDraft, { params: { ref: postId }, query })
          : callApi(deletePost, { params: { postId }, query }));
        onDelete();
        await navigate(post === null ? blogPaths.list : blogPaths.bin);
        return null;
      }}
      onClose={onClose}
    >
      {post === null ? (
        <p>It was never published, and is gone for good.</p>
      ) : (
        <p>
          It lies in the bin for thirty days, and can be brought back as a draft with everything in it. Then
          it is gone for good.
        </p>
      )}
      {isKnown && (
        <p>
          Readers will not see it any more. Whoever opens its address is told that it is no longer there, and
          no other post can take that address.
        </p>
      )}
    </Confirm>
  );
}

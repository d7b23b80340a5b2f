import { postCalls } from '@wayfare/contracts/calls/post-drafts';
import { deletePost } from '@wayfare/contracts/calls/post-publishing';
import { useNavigate } from 'react-router';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { blogPaths } from '#paths.ts';
import type { PostEditing } from './use-post-editing.ts';

interface DeleteDialogProps {
  editing: PostEditing;
  onClose: () => void;
}

export function DeleteDialog({ editing: { postId, copy, session }, onClose }: DeleteDialogProps) {
  const { callApi } = useMember();
  const navigate = useNavigate();
  const isKnown = copy?.status === 'PUBLISHED' || copy?.formerSlugs?.includes(copy.slug) === true;
  return (
    <Confirm
      title="Delete this post?"
      verb="Delete"
      act={async () => {
        const query = { token: session.getLock().token };
        await (copy === null
          ? callApi(postCalls.deleteDraft, { params: { ref: postId }, query })
          : callApi(deletePost, { params: { postId }, query }));
        session.close({ discard: true });
        await navigate(copy === null ? blogPaths.list : blogPaths.bin);
        return null;
      }}
      onClose={onClose}
    >
      {copy === null ? (
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

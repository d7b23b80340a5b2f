import type { Post } from '@wayfare/contracts/calls/post';
import { deletePost, unschedulePost } from '@wayfare/contracts/calls/post-publishing';
import { useNavigate } from 'react-router';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { endWithPeriod, formatSchedule } from '#app/reading/scheduled-time.tsx';
import { blogPaths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface UnscheduleDialogProps {
  post: Post;
  onUnscheduled: (post: Post) => void;
  onClose: () => void;
}

export function UnscheduleDialog({ post, onUnscheduled, onClose }: UnscheduleDialogProps) {
  const { config } = useMember();
  return (
    <Confirm
      title="Take it off the schedule?"
      verb="Unschedule"
      act={async () => {
        const params = { postId: post.id };
        onUnscheduled(
          await withToken(config, (token) => call(unschedulePost, { params, query: {} }, { config, token })),
        );
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

export function DeleteDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { config } = useMember();
  const navigate = useNavigate();
  const isKnown = post.status === 'PUBLISHED' || post.formerSlugs?.includes(post.slug) === true;
  return (
    <Confirm
      title="Delete this post?"
      verb="Delete"
      act={async () => {
        const params = { postId: post.id };
        await withToken(config, (token) => call(deletePost, { params, query: {} }, { config, token }));
        await navigate(blogPaths.bin);
        return null;
      }}
      onClose={onClose}
    >
      <p>
        It lies in the bin for thirty days, and can be brought back as a draft with everything in it. Then it
        is gone for good.
      </p>
      {isKnown && (
        <p>
          Readers will not see it any more. Whoever opens its address is told that it is no longer there, and
          no other post can take that address.
        </p>
      )}
    </Confirm>
  );
}

export function UnpublishDialog({ onUnpublish, onClose }: { onUnpublish: () => void; onClose: () => void }) {
  return (
    <Dialog title="Take this post off the blog?" onClose={onClose}>
      <div className="flow">
        <p>
          Readers will not see it any more, and whoever opens its address is told that it is no longer there.
          It stays here as a draft with everything in it.
        </p>
        <div className="row">
          <Button
            onClick={() => {
              onClose();
              onUnpublish();
            }}
          >
            Unpublish
          </Button>
          <button className="quiet" type="button" onClick={onClose}>
            Leave It Published
          </button>
        </div>
      </div>
    </Dialog>
  );
}

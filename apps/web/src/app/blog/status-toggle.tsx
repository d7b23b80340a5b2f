import type { PostStatus } from '@wayfare/contracts/calls/post';
import { Segments } from '#ui/segments.tsx';

const names = { PUBLISHED: 'Published', DRAFT: 'Drafts' } as const satisfies Record<PostStatus, string>;
const statuses = ['PUBLISHED', 'DRAFT'] as const satisfies readonly PostStatus[];

interface StatusToggleProps {
  shown: PostStatus;
  onChoose: (status: PostStatus) => void;
}

export function StatusToggle({ shown, onChoose }: StatusToggleProps) {
  return (
    <fieldset>
      <legend className="vh">Which posts</legend>
      <Segments
        name="post-status"
        choices={statuses}
        chosen={shown}
        onChoose={onChoose}
        label={(status) => names[status]}
      />
    </fieldset>
  );
}

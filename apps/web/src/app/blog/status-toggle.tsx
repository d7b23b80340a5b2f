import type { PostStatus } from '@wayfare/contracts/calls/post';

const choices: readonly { status: PostStatus; name: string }[] = [
  { status: 'PUBLISHED', name: 'Published' },
  { status: 'DRAFT', name: 'Drafts' },
];

interface StatusToggleProps {
  shown: PostStatus;
  onChoose: (status: PostStatus) => void;
}

export function StatusToggle({ shown, onChoose }: StatusToggleProps) {
  return (
    <fieldset>
      <legend className="vh">Which posts</legend>
      <div className="seg">
        {choices.map(({ status, name }) => (
          <label key={status}>
            <input
              type="radio"
              name="post-status"
              checked={status === shown}
              onChange={() => onChoose(status)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { Setting } from '#app/editing/frame/setting.tsx';
import { ScheduledTime } from '#app/reading/scheduled-time.tsx';
import { clockTime } from '#ui/format-date.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { PostDialogName } from './dialogs.tsx';
import type { PostEditing } from './use-post-editing.ts';

interface WhenSettingProps {
  editing: Pick<PostEditing, 'copy' | 'state'>;
  onOpen: (dialog: PostDialogName) => void;
}

/** When the post opens, and the actions on that. */
export function WhenSetting({ editing: { copy, state }, onOpen }: WhenSettingProps) {
  if (copy !== null && state === 'published')
    return (
      <Setting label="When" value="On the site">
        <p>Since {clockTime(copy.createdAt, 'day')}.</p>
        <p className="hint">Publish shows your changes to readers at once, and no email goes out.</p>
      </Setting>
    );
  if (copy === null || state !== 'scheduled')
    return (
      <Setting label="When" value="When you publish">
        <p className="hint">
          Publish opens it to subscribers at once, and shows its title, excerpt and picture to every visitor.
          No email goes out.
        </p>
        <LinkButton onClick={() => onOpen('schedule')}>Schedule</LinkButton>
      </Setting>
    );
  return (
    <Setting label="When" value={`Opens ${clockTime(copy.publishAt ?? '', 'day')}`}>
      <p>
        <strong>Scheduled</strong> <ScheduledTime post={copy} before="for" />
      </p>
      <div className="row">
        <LinkButton onClick={() => onOpen('schedule')}>Another hour</LinkButton>
        <LinkButton onClick={() => onOpen('unschedule')}>Take it off the schedule</LinkButton>
      </div>
    </Setting>
  );
}

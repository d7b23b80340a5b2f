import { unschedulePost } from '@wayfare/contracts/calls/post-publishing';
import { useState } from 'react';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { Setting } from '#app/editing/frame/setting.tsx';
import { useMember } from '#app/member/member.tsx';
import { endWithPeriod, formatSchedule, ScheduledTime } from '#app/reading/scheduled-time.tsx';
import { clockTime } from '#ui/format-date.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { PostEditing } from './use-post-editing.ts';

interface WhenSettingProps {
  editing: PostEditing;
  onSchedule: () => void;
}

/** When the post opens, and the actions on that. */
export function WhenSetting({
  editing: { copy, state, session, onScheduled },
  onSchedule,
}: WhenSettingProps) {
  const { callApi } = useMember();
  const [isAsking, setIsAsking] = useState(false);
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
        <LinkButton onClick={onSchedule}>Schedule</LinkButton>
      </Setting>
    );
  return (
    <Setting label="When" value={`Opens ${clockTime(copy.publishAt ?? '', 'day')}`}>
      <p>
        <strong>Scheduled</strong> <ScheduledTime post={copy} before="for" />
      </p>
      <div className="row">
        <LinkButton onClick={onSchedule}>Another hour</LinkButton>
        <LinkButton onClick={() => setIsAsking(true)}>Take it off the schedule</LinkButton>
      </div>
      {isAsking && (
        <Confirm
          title="Take it off the schedule?"
          verb="Unschedule"
          act={async () => {
            const query = { token: session.getLock().token };
            onScheduled(await callApi(unschedulePost, { params: { postId: copy.id }, query }));
            return null;
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>
            {endWithPeriod(`It will not open on ${formatSchedule(copy) ?? 'its day'}`)} It stays here as a
            draft.
          </p>
        </Confirm>
      )}
    </Setting>
  );
}

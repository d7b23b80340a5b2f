import { Suspense, useState } from 'react';
import { ScheduleDialog, ScheduledTime, UnscheduleDialog } from './lazy-dialogs.ts';
import { type Missing, useAskingForWords } from './use-asking-for-words.tsx';
import type { PostEditing } from './use-post-editing.ts';

/** The scheduled time of the post, and the actions on it. */
export function WhenItOpens({ editing, missing }: { editing: PostEditing; missing: Missing }) {
  const { copy: post, hasChanges, save, onScheduled, session } = editing;
  const lock = session.getLock().token;
  const [asked, setAsked] = useState<'schedule' | 'unschedule' | null>(null);
  const { holds, request } = useAskingForWords(missing);
  const isScheduled = post?.publishAt !== undefined;
  const close = () => setAsked(null);

  if (post?.status === 'PUBLISHED') {
    return (
      <p className="hint">
        Publish shows your changes to readers at once, and no email goes out. As a draft the post is not on
        the blog.
      </p>
    );
  }

  /** Saves first, because the last saved version is published. */
  async function schedule() {
    if (holds(true)) return;
    if ((post !== null && !hasChanges) || (await save('DRAFT')) === 'saved') setAsked('schedule');
  }

  return (
    <div className="when-it-opens">
      {isScheduled ? (
        <p>
          <strong>Scheduled</strong>{' '}
          <Suspense>
            <ScheduledTime post={post} before="for" />
          </Suspense>
        </p>
      ) : (
        <p className="hint">
          Publish opens it to subscribers at once, and shows its title, excerpt and picture to every visitor.
          No email goes out.
        </p>
      )}
      <button className="quiet" type="button" onClick={() => void schedule()}>
        {isScheduled ? 'Another hour' : 'Schedule'}
      </button>
      {isScheduled && (
        <button className="quiet" type="button" onClick={() => setAsked('unschedule')}>
          Take it off the schedule
        </button>
      )}
      {request}
      <Suspense>
        {asked === 'schedule' && post && (
          <ScheduleDialog post={post} lock={lock} onScheduled={onScheduled} onClose={close} />
        )}
        {asked === 'unschedule' && post && (
          <UnscheduleDialog post={post} lock={lock} onUnscheduled={onScheduled} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

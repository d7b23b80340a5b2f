import { postMessages } from '@wayfare/contracts/calls/post';
import { findPostError } from '@wayfare/contracts/rules/post-complete';
import { findSlugError } from '@wayfare/contracts/rules/slug';
import { useId, useRef, useState } from 'react';
import { type Check, PublishSheet } from '#app/editing/frame/publish-sheet.tsx';
import { useMember } from '#app/member/member.tsx';
import { Segments } from '#ui/segments.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { formatDay, ScheduleFields, toChoice, useChosenTime } from './schedule-fields.tsx';
import type { PostEditing } from './use-post-editing.ts';
import type { WordlessPicture } from './wordless-pictures.ts';

/** Leads to what is missing. */
export interface Places {
  readonly title: () => void;
  readonly text: () => void;
  readonly picture: (at: WordlessPicture['at']) => void;
  readonly address: () => void;
  readonly review: () => void;
}

interface PublishDialogProps {
  editing: PostEditing;
  wordless: readonly WordlessPicture[];
  places: Places;
  /** At a day and an hour, not now. */
  isLater: boolean;
  onClose: () => void;
}

export function PublishDialog({ editing, wordless, places, isLater, onClose }: PublishDialogProps) {
  const { pageData } = useMember();
  const [when, setWhen] = useState<'now' | 'later'>(isLater ? 'later' : 'now');
  const [time, setTime] = useChosenTime(editing.copy);
  const name = useId();
  const line = useRef<HTMLOutputElement>(null);
  const chosen = toChoice(time);
  const isNow = when === 'now';

  async function publish() {
    if (!isNow && chosen === null) return;
    const outcome = isNow
      ? await editing.save('PUBLISHED')
      : await editing.schedule(chosen?.publishLocal ?? '', time.zone);
    if (outcome === 'failed' || outcome === 'logged-out') line.current?.focus();
    else onClose();
  }

  return (
    <PublishSheet
      title="Publish this post"
      rows={[
        {
          label: 'When',
          content: (
            <>
              <Segments
                name={name}
                options={['now', 'later'] as const}
                value={when}
                onChange={setWhen}
                label={(option) => (option === 'now' ? 'Now' : 'On a day and hour')}
              />
              {!isNow && <ScheduleFields time={time} onTime={setTime} />}
            </>
          ),
        },
        {
          label: 'Who sees it',
          content:
            'Subscribers read all of it. Everyone sees its title, excerpt and picture on the blog page.',
        },
        { label: 'By mail', content: 'No email goes out.' },
      ]}
      checks={toChecks(editing, wordless, places)}
      verb={
        isNow || chosen === null
          ? 'Publish'
          : `Schedule for ${formatDay(chosen.publishLocal, pageData.today)}`
      }
      isBusy={editing.busy !== null}
      line={<StatusLine message={editing.message} ref={line} />}
      onPublish={() => void publish()}
      onClose={onClose}
    />
  );
}

export function toChecks(
  { fields, review, slugError }: Pick<PostEditing, 'fields' | 'review' | 'slugError'>,
  wordless: readonly WordlessPicture[],
  places: Places,
): Check[] {
  const missing = (text: string, label: string, run: () => void): Check => ({
    state: 'missing',
    text,
    action: { label, run },
  });
  const error = findPostError(fields);
  const addressError = slugError ?? findSlugError(fields.slug.trim());
  const checks: (Check | false)[] = [
    error === 'post_untitled' && missing(postMessages.untitled, 'Write it', places.title),
    error === 'post_empty' && missing(postMessages.empty, 'Write it', places.text),
    error === null && { state: 'done', text: 'Title and text are there.' },
    ...wordless.map(({ at, name }) =>
      missing(`${name} is not put into words.`, 'Do it now', () => places.picture(at)),
    ),
    wordless.length === 0 &&
      (fields.heroImageUrl !== '' || fields.content.includes('<img')) && {
        state: 'done',
        text: 'All pictures are put into words.',
      },
    addressError !== null && missing(addressError, 'Change it', places.address),
    review !== undefined &&
      !review.canApprove &&
      review.state !== 'approved' &&
      missing('An editor-in-chief has to approve it.', 'Ask for review', places.review),
    fields.category === '' && { state: 'advice', text: 'It has no category.' },
  ];
  return checks.filter((check) => check !== false);
}

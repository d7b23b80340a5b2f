import { type Post, postMessages } from '@wayfare/contracts/calls/post';
import { schedulePost } from '@wayfare/contracts/calls/post-publishing';
import { findPostError } from '@wayfare/contracts/rules/post-complete';
import { findSlugError } from '@wayfare/contracts/rules/slug';
import { type RefObject, useId, useState } from 'react';
import { type Checks, checkReview, missing, PublishSheet } from '#app/editing/frame/publish-sheet.tsx';
import { showInFrame } from '#app/editing/frame/show-in-frame.ts';
import type { TextHandle } from '#app/editing/view/text-editor.tsx';
import { useMember } from '#app/member/member.tsx';
import { HeroPicture } from '#app/reading/hero-picture.tsx';
import { Segments } from '#ui/segments.tsx';
import { formatDay, ScheduleFields, toChoice, useChosenTime } from './schedule-fields.tsx';
import type { PostEditing } from './use-post-editing.ts';
import { openPicture, type WordlessPicture } from './wordless-pictures.ts';

interface PublishDialogProps {
  editing: PostEditing;
  wordless: readonly WordlessPicture[];
  content: RefObject<TextHandle | null>;
  /** At a day and an hour, not now. */
  isLater: boolean;
  onClose: () => void;
}

export function PublishDialog({ editing, wordless, content, isLater, onClose }: PublishDialogProps) {
  const { callApi, pageData } = useMember();
  const { fields } = editing;
  const [when, setWhen] = useState<'now' | 'later'>(isLater ? 'later' : 'now');
  const [time, setTime] = useChosenTime(editing.copy);
  const name = useId();
  const chosen = toChoice(time);
  const isNow = when === 'now';
  const schedule = ({ id, updatedAt }: Post, token: string) => {
    const body = { local: chosen?.publishLocal ?? '', zone: time.zone, updatedAt, token };
    return callApi(schedulePost, { params: { postId: id }, body });
  };

  return (
    <PublishSheet
      title="Publish this post"
      card={
        <div className="publish-card">
          <HeroPicture post={fields} alt="" sizes="14rem" />
          <div>
            {fields.category && <p className="soft">{fields.category}</p>}
            <strong>{fields.title || 'Untitled'}</strong>
            <p className="excerpt">{fields.excerpt}</p>
          </div>
        </div>
      }
      rows={[
        {
          label: 'When',
          content:
            editing.state === 'published' ? (
              <p>Readers get the changes at once.</p>
            ) : (
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
        // While it waits for a picture.
        ...(editing.busy && editing.message
          ? [{ label: 'Pictures', content: <p role="status">{editing.message}</p> }]
          : []),
      ]}
      checks={[
        !isNow && chosen === null && { state: 'missing', text: 'Choose a day and an hour.' },
        ...toChecks(editing, wordless, content),
      ]}
      verb={
        isNow || chosen === null
          ? 'Publish'
          : `Schedule for ${formatDay(chosen.publishLocal, pageData.today)}`
      }
      publish={() => (isNow ? editing.save('PUBLISHED') : editing.schedule(schedule))}
      onClose={onClose}
    />
  );
}

function toChecks(
  { fields, review, slugError }: PostEditing,
  wordless: readonly WordlessPicture[],
  content: RefObject<TextHandle | null>,
): Checks {
  const error = findPostError(fields);
  const addressError = slugError ?? findSlugError(fields.slug.trim());
  return [
    error === 'post_untitled' &&
      missing(postMessages.untitled, 'Write it', () => showInFrame('.frame-heading textarea')),
    error === 'post_empty' && missing(postMessages.empty, 'Write it', () => content.current?.view?.focus()),
    error === null && {
      state: 'done',
      text: fields.category === '' ? 'Title and text are there.' : 'Title, text and category are there.',
    },
    ...wordless.map(({ at, name }) =>
      missing(`${name} is not put into words.`, 'Do it now', () => openPicture(content.current, at)),
    ),
    wordless.length === 0 &&
      (fields.heroImageUrl !== '' || fields.content.includes('<img')) && {
        state: 'done',
        text: 'All pictures are put into words.',
      },
    addressError !== null && missing(addressError, 'Change it', () => showInFrame('[name=slug]')),
    checkReview(review),
    fields.category === '' && {
      state: 'advice',
      text: 'It has no category.',
      action: { label: 'Choose one', run: () => showInFrame('[name=category]') },
    },
  ];
}

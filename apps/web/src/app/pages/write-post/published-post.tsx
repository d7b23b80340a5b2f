import { toLocalDateTime } from '@wayfare/contracts/rules/local-date-time';
import { postPublished } from '#app/editing/editor-messages.ts';
import { Published } from '#app/editing/frame/published.tsx';
import { endWithPeriod, formatSchedule } from '#app/reading/scheduled-time.tsx';
import { blogPaths } from '#paths.ts';
import { clockTime } from '#ui/format-date.ts';
import { getBrowserZone } from '#ui/time-zones.ts';
import type { PostEditing } from './use-post-editing.ts';

interface PublishedPostProps {
  copy: NonNullable<PostEditing['copy']>;
  onOpen: (dialog: 'preview' | 'unschedule' | 'take-off') => void;
  onClose: () => void;
}

export function PublishedPost({ copy, onOpen, onClose }: PublishedPostProps) {
  const { title, slug, status, updatedAt, publishLocal } = copy;
  const common = { title, path: blogPaths.post(slug), onClose };
  if (status === 'DRAFT')
    return (
      <Published
        {...common}
        date={(publishLocal ?? updatedAt).slice(0, 10)}
        message={endWithPeriod(`It opens on ${formatSchedule(copy) ?? 'its day'}`)}
        onPreview={() => onOpen('preview')}
        next="No email goes out. Until then you can go on writing, and schedule your changes."
        takeOffLabel="Take it off the schedule"
        onTakeOff={() => onOpen('unschedule')}
      >
        Subscribers can read it from then on. Everyone sees its title, excerpt and picture on the blog page.
      </Published>
    );
  return (
    <Published
      {...common}
      date={toLocalDateTime(new Date(updatedAt), getBrowserZone()).slice(0, 10)}
      message={postPublished}
      onPreview={null}
      next="No email goes out. What you write from now on is saved by itself, and readers get it when you publish it."
      takeOffLabel="Take it off the site"
      onTakeOff={() => onOpen('take-off')}
    >
      It has been on the site since {clockTime(updatedAt)} Subscribers can read it; everyone sees its title,
      excerpt and picture on the blog page.
    </Published>
  );
}

import { maxPostLengths } from '@wayfare/contracts/calls/post';
import { maxSlugLength } from '@wayfare/contracts/rules/slug';
import { type Ref, Suspense, useState } from 'react';
import { AuthorField } from '#app/editing/author-field.tsx';
import { Setting } from '#app/editing/frame/setting.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { longDate } from '#ui/long-date.ts';
import { TextField } from '#ui/text-field.tsx';
import { AddressNote } from './address-note.tsx';
import { CategoryField } from './category-field.tsx';
import { HeroField } from './hero-field.tsx';
import { DeleteDialog } from './lazy-dialogs.ts';
import { SharingFields } from './sharing-fields.tsx';
import type { PostEditing } from './use-post-editing.ts';
import { WhenSetting } from './when-setting.tsx';

// Loads on demand, because reviews may be off.
const Comments = lazyComponent(() =>
  import('#app/editing/review/comments.tsx').then((part) => part.Comments),
);

interface PostPanelProps {
  editing: PostEditing;
  slugRef: Ref<HTMLInputElement>;
  heroAltRef: Ref<HTMLInputElement>;
  onSchedule: () => void;
}

/** The panel of the editor: everything except the title, the excerpt and the text. */
export function PostPanel({ editing, slugRef, heroAltRef, onSchedule }: PostPanelProps) {
  const { fields, write, writeSlug, slugError, copy, session, postId } = editing;
  const [isDeleting, setIsDeleting] = useState(false);
  const { searchTitle, searchDescription, shareText, canonicalUrl, sharePicture, noindex } = fields;
  const isSharingChanged =
    [searchTitle, searchDescription, shareText, canonicalUrl].join('') !== '' ||
    sharePicture === 'hero' ||
    noindex;
  return (
    <>
      {editing.review && (
        <Suspense>
          <Comments text={{ kind: 'post', postId }} />
        </Suspense>
      )}
      <fieldset disabled={!editing.isEditing}>
        <WhenSetting editing={editing} onSchedule={onSchedule} />
        <Setting
          label="Picture"
          value={fields.heroImageUrl === '' ? 'None' : fields.heroImageAlt || 'One picture'}
        >
          <HeroField
            fields={fields}
            altRef={heroAltRef}
            onWrite={write}
            onSending={(arrival) => editing.awaitPicture(arrival, 'hero')}
          />
        </Setting>
        <Setting label="Category" value={fields.category || 'None'}>
          <CategoryField value={fields.category} onText={(category) => write({ category })} />
        </Setting>
        <Setting label="By" value={fields.author || 'No name'}>
          <AuthorField
            label="Written by"
            of="post"
            maxLength={maxPostLengths.author}
            value={fields.author}
            onText={(author) => write({ author })}
          />
        </Setting>
        <Setting label="Date" value={fields.date === '' ? 'None' : longDate(fields.date)}>
          <TextField label="Date" type="date" value={fields.date} onText={(date) => write({ date })} />
        </Setting>
        <Setting label="Address" value={fields.slug === '' ? 'None' : `/${fields.slug}`}>
          <TextField
            label="Slug"
            ref={slugRef}
            maxLength={maxSlugLength}
            autoComplete="off"
            value={fields.slug}
            onText={writeSlug}
            fault={slugError}
            hint={`Its address: /dashboard/blog/${fields.slug || '…'}`}
          />
          <AddressNote post={copy} slug={fields.slug.trim()} />
        </Setting>
        <Setting label="Sharing" value={isSharingChanged ? 'Changed' : 'As it stands'}>
          <SharingFields editing={editing} />
        </Setting>
        {editing.state !== 'new' && (
          <p>
            <button className="quiet" type="button" onClick={() => setIsDeleting(true)}>
              Delete this post
            </button>
          </p>
        )}
      </fieldset>
      <Suspense>
        {isDeleting && (
          <DeleteDialog
            postId={postId}
            post={copy}
            lock={session.getLock().token}
            onDelete={() => session.close({ discard: true })}
            onClose={() => setIsDeleting(false)}
          />
        )}
      </Suspense>
    </>
  );
}

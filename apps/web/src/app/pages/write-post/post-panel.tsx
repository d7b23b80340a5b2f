import { listPostAuthors } from '@wayfare/contracts/calls/authors';
import { listCategories } from '@wayfare/contracts/calls/categories';
import { maxPostLengths, type Post } from '@wayfare/contracts/calls/post';
import { findSlugError, maxSlugLength } from '@wayfare/contracts/rules/slug';
import { useEffect, useState } from 'react';
import { Setting } from '#app/editing/frame/setting.tsx';
import { showInFrame } from '#app/editing/frame/show-in-frame.ts';
import { SuggestedField } from '#app/editing/suggested-field.tsx';
import { useMember } from '#app/member/member.tsx';
import { blogPaths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { longDate } from '#ui/long-date.ts';
import { TextField } from '#ui/text-field.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { PostDialogName } from './dialogs.tsx';
import { HeroField } from './hero-field.tsx';
import { SharingFields } from './sharing-fields.tsx';
import type { PostEditing } from './use-post-editing.ts';
import { WhenSetting } from './when-setting.tsx';

interface PostPanelProps {
  editing: PostEditing;
  /** A dialog is open. */
  isCovered: boolean;
  onOpen: (dialog: PostDialogName) => void;
}

/** The panel of the editor: everything except the title, the excerpt and the text. */
export function PostPanel({ editing, isCovered, onOpen }: PostPanelProps) {
  const { fields, write, slugError, copy } = editing;
  const { callApi } = useMember();
  const [isCategoryOpen, setIsCategoryOpen] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  // Here, because the panel may load after the error.
  useEffect(() => {
    if (slugError !== null && !isCovered) showInFrame('[name=slug]');
  }, [slugError, isCovered]);
  const { searchTitle, searchDescription, shareText, canonicalUrl, sharePicture, noindex } = fields;
  const isSharingChanged =
    [searchTitle, searchDescription, shareText, canonicalUrl].join('') !== '' ||
    sharePicture === 'hero' ||
    noindex;
  return (
    <>
      <fieldset disabled={!editing.isEditing}>
        <WhenSetting editing={editing} onOpen={onOpen} />
        <Setting
          label="Picture"
          value={fields.heroImageUrl === '' ? 'None' : fields.heroImageAlt || 'One picture'}
        >
          <HeroField fields={fields} onWrite={write} onSending={editing.awaitPictures} />
        </Setting>
        <Setting label="Category" value={fields.category || 'None'} onOpen={() => setIsCategoryOpen(true)}>
          <SuggestedField
            label="Category"
            name="category"
            areShown={isCategoryOpen}
            maxLength={maxPostLengths.category}
            value={fields.category}
            onText={(category) => write({ category })}
            hint="Readers choose posts by it: best a word that others will fit as well."
            listSuggestions={async () => (await callApi(listCategories, {})).categories}
          />
        </Setting>
        <Setting label="By" value={fields.author || 'No name'}>
          <SuggestedField
            label="Written by"
            hint="The name in the by-line. May stay empty."
            listSuggestions={async () => (await callApi(listPostAuthors, {})).names}
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
            name="slug"
            maxLength={maxSlugLength}
            autoComplete="off"
            value={fields.slug}
            onText={(slug) => write({ slug })}
            fault={slugError}
            hint={`Its address: /dashboard/blog/${fields.slug || '…'}`}
          />
          <div aria-live="polite">
            {copy !== null && <p className="hint">{describeNewAddress(copy, fields.slug.trim())}</p>}
          </div>
        </Setting>
        <Setting label="Sharing" value={isSharingChanged ? 'Changed' : 'As it stands'}>
          <SharingFields editing={editing} />
        </Setting>
      </fieldset>
      <p className="panel-line panel-row">
        <span className="panel-label">History</span>
        <span className="panel-value">Earlier versions</span>
        <LinkButton onClick={() => onOpen('history')}>
          Show<span className="vh"> the history</span>
        </LinkButton>
      </p>
      {editing.state !== 'new' && (
        <p>
          <LinkButton disabled={!editing.isEditing} onClick={() => setIsDeleting(true)}>
            Delete this post
          </LinkButton>
        </p>
      )}
      {isDeleting && <DeleteDialog editing={editing} onClose={() => setIsDeleting(false)} />}
    </>
  );
}

/** Describes the effect of a new slug on the address that readers know. */
function describeNewAddress({ slug: saved, status, formerSlugs = [] }: Post, slug: string): string {
  if (slug === saved || findSlugError(slug) !== null) return '';
  const isKnown = status === 'PUBLISHED' || formerSlugs.includes(saved);
  const back = formerSlugs.includes(slug)
    ? `It was at ${blogPaths.post(slug)} before, and goes back there. `
    : '';
  return back + (isKnown ? `The old address, ${blogPaths.post(saved)}, will lead here.` : '');
}

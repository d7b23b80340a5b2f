import { type Ref, Suspense } from 'react';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { DeletePost } from './delete-post.tsx';
import { FieldInputs } from './field-inputs.tsx';
import { SharingSection } from './sharing-section.tsx';
import type { Missing } from './use-asking-for-words.tsx';
import type { PostEditing } from './use-post-editing.ts';
import { WhenItOpens } from './when-it-opens.tsx';

// Loads on demand, because reviews may be off.
const Comments = lazyComponent(() =>
  import('#app/editing/review/comments.tsx').then((part) => part.Comments),
);

interface PostPanelProps {
  editing: PostEditing;
  missing: Missing;
  slugRef: Ref<HTMLInputElement>;
  heroAltRef: Ref<HTMLInputElement>;
}

/** The side panel of the editor: all fields except title and text. */
export const PostPanel = ({ editing, missing, slugRef, heroAltRef }: PostPanelProps) => (
  <>
    {editing.review && (
      <Suspense>
        <Comments text={{ kind: 'post', postId: editing.postId }} />
      </Suspense>
    )}
    <fieldset disabled={!editing.isEditing}>
      <WhenItOpens editing={editing} missing={missing} />
      <section aria-label="Beside the text">
        <FieldInputs editing={editing} slugRef={slugRef} heroAltRef={heroAltRef} />
      </section>
      <section aria-label="Search and sharing">
        <SharingSection editing={editing} />
      </section>
      {editing.copy && <DeletePost post={editing.copy} lock={editing.session.getLock().token} />}
    </fieldset>
  </>
);

import { maxPostLengths } from '@wayfare/contracts/calls/post';
import type { Ref } from 'react';
import { toPlainLines } from '#app/editing/convert-paste.ts';
import { TextBox } from '#ui/text-field.tsx';
import type { PostEditing } from './use-post-editing.ts';

interface HeadingFieldsProps {
  editing: PostEditing;
  titleRef: Ref<HTMLDivElement>;
  /** Enter in the title goes to the text. */
  onEnter: () => void;
}

/** The title and the line under it, on the page as readers will see them. */
export const HeadingFields = ({ editing, titleRef, onEnter }: HeadingFieldsProps) => (
  <div className="frame-heading" ref={titleRef}>
    <TextBox
      aria-label="Title"
      placeholder="Title"
      rows={1}
      convertPaste={toPlainLines}
      maxLength={maxPostLengths.title}
      disabled={!editing.isEditing}
      value={editing.fields.title}
      onText={(title) => editing.writeTitle(title.replaceAll('\n', ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
    <TextBox
      aria-label="Excerpt"
      placeholder="A line under the title: the excerpt on the blog page"
      rows={1}
      convertPaste={toPlainLines}
      maxLength={maxPostLengths.excerpt}
      disabled={!editing.isEditing}
      value={editing.fields.excerpt}
      onText={(excerpt) => editing.write({ excerpt })}
    />
  </div>
);

import { maxPostLengths } from '@wayfare/contracts/calls/post';
import { toPlainLines } from '#app/editing/convert-paste.ts';
import { TextField } from '#ui/text-field.tsx';
import type { PostEditing } from './use-post-editing.ts';

/** It stands on the page as readers will see it. */
export function TitleField({ editing: { fields, writeTitle } }: { editing: PostEditing }) {
  return (
    <div className="unframed as-title">
      <TextField
        label="Title"
        placeholder="Title"
        rows={1}
        convertPaste={toPlainLines}
        maxLength={maxPostLengths.title}
        value={fields.title}
        onText={(title) => writeTitle(title.replaceAll('\n', ' '))}
      />
    </div>
  );
}

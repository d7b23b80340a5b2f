import { type ReactNode, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Segments } from '#ui/segments.tsx';

interface PreviewDialogProps {
  readonly title: string;
  readonly className: string;
  /** By the label of the choice. The first one is shown first. */
  readonly forms: Readonly<Record<string, ReactNode>>;
  readonly onClose: () => void;
}

/** A text as readers see it, in one of several forms. */
export function PreviewDialog({ title, className, forms, onClose }: PreviewDialogProps) {
  const names = Object.keys(forms);
  const [name, setName] = useState(names[0] ?? '');
  return (
    <Dialog title={title} className={className} onClose={onClose}>
      <div className="flow">
        <fieldset>
          <legend className="vh">Shown as</legend>
          <Segments
            name="preview-form"
            options={names}
            value={name}
            onChange={setName}
            label={(each) => each}
          />
        </fieldset>
        {forms[name]}
      </div>
    </Dialog>
  );
}

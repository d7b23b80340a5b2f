import type { ComponentProps } from 'react';
import { homilySchema, readHomily, writeHomily } from '#app/editing/homily-text.ts';
import type { TextKind } from '#app/editing/view/create-view.ts';
import { TextEditor } from '#app/editing/view/text-editor.tsx';
import { fieldNames } from './homily-kind.ts';

const homilyText: TextKind = {
  schema: homilySchema,
  isOwnImage: () => false,
  placeholders: { empty: 'Write here. Every line begins a paragraph.', line: '' },
  read: readHomily,
  write: (doc) => writeHomily(doc),
  tools: {
    blocks: [],
    row: [['em', 'quote']],
    more: [],
    insert: [],
    selection: [['em', 'quote']],
    mobile: ['em', 'quote', 'undo'],
  },
};

type HomilyTextEditorProps = Omit<ComponentProps<typeof TextEditor>, 'kind' | 'label'>;

export const HomilyTextEditor = (props: HomilyTextEditorProps) => (
  <TextEditor kind={homilyText} label={fieldNames.homilyText} className="prose" {...props} />
);

import { Conflict } from '#app/editing/conflict.tsx';
import type { HomilyDraft, HomilyThere } from './homily-draft.ts';
import { ReadOnlyFields } from './read-only-fields.tsx';
import { differingFields, inPlainText } from './typed-homily.ts';

interface DayConflictProps {
  draft: Pick<HomilyDraft, 'typed'>;
  theirs: HomilyThere;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export function DayConflict({ draft: { typed }, theirs, ...on }: DayConflictProps) {
  const differing = differingFields(typed, theirs.typed);
  return (
    <Conflict
      title="This day was changed elsewhere"
      mine={inPlainText(typed)}
      theirs={{ ...theirs, isGone: theirs.version === null }}
      drawMine={<ReadOnlyFields typed={typed} fields={differing} />}
      drawTheirs={<ReadOnlyFields typed={theirs.typed} fields={differing} />}
      {...on}
    />
  );
}

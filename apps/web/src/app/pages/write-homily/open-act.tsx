import type { HomilyState } from '@wayfare/contracts/calls/homily-editor';
import { type Act, type BarProps, isOut } from './editor-bar.tsx';
import { HomilyHistory } from './homily-history.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { Preview } from './preview.tsx';
import { DeleteDialog, PublishDialog, UnpublishDialog } from './publish-dialogs.tsx';
import { SwapDialog } from './swap-dialog.tsx';
import type { TypedHomily } from './typed-homily.ts';

interface OpenActProps extends Omit<BarProps, 'onAct'> {
  act: Act;
  onState: (state: HomilyState) => void;
  onRestore: (typed: TypedHomily) => void;
  onClose: () => void;
}

/** The dialog of the act that was chosen. */
export function OpenAct({ act, homily, draft, autosave, onState, onRestore, onClose }: OpenActProps) {
  const { date, day } = homily;
  switch (act) {
    case 'preview':
      return <Preview day={day} typed={draft.typed} autosave={autosave} onClose={onClose} />;
    case 'history':
      return <HomilyHistory date={date} now={draft.typed} onRestore={onRestore} onClose={onClose} />;
    case 'publish':
      return (
        <PublishDialog
          homily={homily}
          draft={draft}
          autosave={autosave}
          onState={onState}
          onClose={onClose}
        />
      );
    case 'unpublish':
      return <UnpublishDialog homily={homily} onState={onState} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog date={date} autosave={autosave} onClose={onClose} />;
    case 'swap':
      return <SwapDialog homily={homily} autosave={autosave} onClose={onClose} />;
    case 'move':
      return <MoveDialog date={date} autosave={autosave} isOut={isOut(homily)} onClose={onClose} />;
  }
}

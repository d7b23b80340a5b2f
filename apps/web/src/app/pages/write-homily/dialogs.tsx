import { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import { DropDialog } from '#app/editing/drop-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { CorrectDialog, DeleteDialog, RestoreDayDialog } from './day-dialogs.tsx';
import { HomilyHistory } from './homily-history.tsx';
import type { Action, ActionProps } from './homily-kind.ts';
import { MoveDialog } from './move-dialog.tsx';
import { Preview } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** The dialog of the chosen action. */
export function ActionDialog({ action, ...props }: ActionProps & { readonly action: Action }) {
  const { callApi } = useMember();
  const params = { ref: props.details.day.date };
  switch (action) {
    case 'preview':
      return <Preview {...props} />;
    case 'history':
    case 'compare':
      return <HomilyHistory isComparing={action === 'compare'} {...props} />;
    case 'publish':
      return <PublishDialog {...props} />;
    case 'move':
      return <MoveDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} />;
    case 'drop':
      return (
        <DropDialog
          session={props.session}
          drop={(token) => callApi(homilyCalls.deleteDraft, { params, query: { token } })}
          onClose={props.onClose}
        />
      );
    case 'correct':
      return <CorrectDialog {...props} />;
    case 'restore-day':
      return <RestoreDayDialog {...props} />;
  }
}

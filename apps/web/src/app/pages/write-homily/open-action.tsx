import { homilyCalls } from '@wayfare/contracts/calls/editing';
import { DropDialog } from '#app/editing/drop-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { HomilyHistory } from './homily-history.tsx';
import type { Action, ActionProps } from './homily-kind.ts';
import { MoveDialog } from './move-dialog.tsx';
import { Preview } from './preview.tsx';
import { DeleteDialog, PublishDialog, UnpublishDialog } from './publish-dialogs.tsx';
import { SwapDialog } from './swap-dialog.tsx';

/** The dialog of the chosen action. */
export function OpenAction({ action, ...props }: ActionProps & { readonly action: Action }) {
  const { callApi } = useMember();
  const { date } = props.details.day;
  switch (action) {
    case 'preview':
      return <Preview day={props.details.day} content={props.state.content} {...props} />;
    case 'history':
    case 'compare':
      return <HomilyHistory isComparing={action === 'compare'} {...props} />;
    case 'publish':
      return <PublishDialog {...props} />;
    case 'unpublish':
      return <UnpublishDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} />;
    case 'drop':
      return (
        <DropDialog
          session={props.session}
          drop={(token) => callApi(homilyCalls.deleteDraft, { params: { ref: date }, query: { token } })}
          onClose={props.onClose}
        />
      );
    case 'swap':
      return <SwapDialog {...props} />;
    case 'move':
      return <MoveDialog {...props} />;
  }
}

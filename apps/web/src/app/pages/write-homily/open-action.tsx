import { HomilyHistory } from './homily-history.tsx';
import type { Action, ActionProps } from './homily-kind.ts';
import { MoveDialog } from './move-dialog.tsx';
import { Preview } from './preview.tsx';
import { DeleteDialog, PublishDialog, UnpublishDialog } from './publish-dialogs.tsx';
import { SwapDialog } from './swap-dialog.tsx';

/** The dialog of the chosen action. */
export function OpenAction({ action, ...props }: ActionProps & { readonly action: Action }) {
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
    case 'swap':
      return <SwapDialog {...props} />;
    case 'move':
      return <MoveDialog {...props} />;
  }
}

import { useMember } from '#app/member/member.tsx';
import { changeText } from './change-text.ts';
import { Confirm } from './confirm-dialog.tsx';
import type { EditedText } from './edited-text.ts';
import type { FrameDialog } from './frame/frame.tsx';
import { Compare } from './history/compare.tsx';
import { History } from './history/history.tsx';

interface TextDialogProps<Content> {
  readonly name: Exclude<FrameDialog, 'preview'> | 'take-off';
  readonly text: EditedText<Content>;
  readonly onTakeOff: () => void;
  readonly onClose: () => void;
}

/** The dialogs that both kinds of text have. */
export function TextDialog<Content>({ name, text, onTakeOff, onClose }: TextDialogProps<Content>) {
  switch (name) {
    case 'history':
      return <History text={text} onClose={onClose} />;
    case 'compare':
      return <Compare text={text} onClose={onClose} />;
    case 'drop':
      return <DropDialog text={text} onClose={onClose} />;
    case 'take-off':
      return <TakeOffDialog text={text} onTakeOff={onTakeOff} onClose={onClose} />;
  }
}

/** Makes the draft equal to what readers get, or will get. */
function DropDialog<Content>({ text, onClose }: Pick<TextDialogProps<Content>, 'text' | 'onClose'>) {
  const { ref, session, calls } = text;
  const { callApi } = useMember();
  return (
    <Confirm
      title="Drop your changes?"
      verb="Drop them"
      act={() =>
        changeText(session, async ({ token }) => {
          await callApi(calls.deleteDraft, { params: { ref }, query: { token } });
          await session.reload();
        })
      }
      onClose={onClose}
    >
      <p>The text is again the one that readers have. Your changes stay in the history.</p>
    </Confirm>
  );
}

/** Save Draft takes a published text off the site. */
function TakeOffDialog<Content>({ text, onTakeOff, onClose }: Omit<TextDialogProps<Content>, 'name'>) {
  const isScheduled = text.state.text.state === 'scheduled';
  const place = isScheduled ? 'schedule' : 'site';
  return (
    <Confirm
      title={`Take it off the ${place}?`}
      verb="Save as a draft"
      act={async () => {
        onTakeOff();
        return null;
      }}
      refusal={`Leave it on the ${place}`}
      isRefusalMain
      onClose={onClose}
    >
      <p>
        This {text.kind} is {isScheduled ? 'scheduled' : 'published'}. <strong>Save Draft</strong> makes it a
        draft again:{' '}
        {isScheduled
          ? 'it does not open on its day.'
          : 'nobody can read it, and its address says that it is gone.'}{' '}
        Your changes are already saved without that.
      </p>
    </Confirm>
  );
}

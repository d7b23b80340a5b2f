import { homilyCalls } from '@wayfare/contracts/calls/editing';
import { publishHomily, unpublishHomily } from '@wayfare/contracts/calls/homily-editor';
import { listMissingFields } from '@wayfare/contracts/rules/homily-content';
import { useNavigate } from 'react-router';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { wholeDate } from '#ui/format-date.ts';
import { changeText } from './change-text.ts';
import { type ActionProps, isPublished, notSaved, toTextState } from './homily-kind.ts';
import { describePublishing } from './state-words.ts';
import { Warnings } from './warnings.tsx';

export function PublishDialog({ details, session, state, onClose }: ActionProps) {
  const { callApi } = useMember();
  const { date } = details.day;
  const { verb, said } = describePublishing(date, details.today);
  const missing = listMissingFields(state.content);
  if (missing.length > 0) {
    const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(missing);
    return (
      <Dialog title="Something is missing" onClose={onClose}>
        <div className="flow">
          <p>Before anybody can read it, it needs {list}.</p>
          <button type="button" className="btn" onClick={closeDialog}>
            Go on writing
          </button>
        </div>
      </Dialog>
    );
  }
  const isOut = isPublished(state.text);
  return (
    <Confirm
      title={isOut ? 'Publish the changes?' : `${verb} this homily?`}
      verb={isOut ? 'Publish changes' : verb}
      act={() =>
        changeText(session, async ({ token, version }) => {
          if (version === null) return notSaved;
          const published = await callApi(publishHomily, { params: { date }, body: { version, token } });
          session.setText({ state: toTextState(published.state), hasChanges: false });
          return null;
        })
      }
      onClose={onClose}
    >
      <p>{isOut ? `${wholeDate(date)} is ${state.text.state}. ${said}` : said}</p>
      <Warnings warnings={state.text.warnings} />
    </Confirm>
  );
}

export function UnpublishDialog({ details, session, state, onClose }: ActionProps) {
  const { callApi } = useMember();
  const { date } = details.day;
  const isScheduled = state.text.state === 'scheduled';
  return (
    <Confirm
      title={isScheduled ? 'Take it off the schedule?' : 'Unpublish this homily?'}
      verb={isScheduled ? 'Unschedule' : 'Unpublish'}
      act={() =>
        changeText(session, async ({ token }) => {
          const unpublished = await callApi(unpublishHomily, { params: { date }, query: { token } });
          session.setText({ state: toTextState(unpublished.state), hasChanges: false });
          return null;
        })
      }
      onClose={onClose}
    >
      <p>
        {isScheduled
          ? `It will not open on ${wholeDate(date)}. Its draft stays here.`
          : 'Readers will not find it any more. An email that has gone out cannot be called back. Its draft stays here.'}
      </p>
    </Confirm>
  );
}

/** Deletes a draft that was never published. */
export function DeleteDialog({ details, session, onClose }: ActionProps) {
  const { callApi } = useMember();
  const navigate = useNavigate();
  const { date } = details.day;
  return (
    <Confirm
      title="Delete this draft?"
      verb="Delete"
      act={() =>
        changeText(session, async ({ token }) => {
          await callApi(homilyCalls.deleteDraft, { params: { ref: date }, query: { token } });
          session.close({ discard: true });
          await navigate(paths.writeHomilies);
          return null;
        })
      }
      onClose={onClose}
    >
      <p>The draft for {wholeDate(date)} is deleted. Its history is kept, and any of it can be restored.</p>
    </Confirm>
  );
}

import {
  deleteHomilyDraft,
  type EditedHomily,
  type HomilyState,
  publishHomily,
  unpublishHomily,
} from '@wayfare/contracts/calls/homily-editor';
import { listMissingFields } from '@wayfare/contracts/rules/homily-content';
import { useNavigate } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { wholeDate } from '#ui/format-date.ts';
import type { HomilyAutosave, HomilyDraft } from './homily-draft.ts';
import { changedElsewhere, notSaved, saveFirst } from './save-first.ts';
import { publishingInWords } from './state-words.ts';
import { contentOf } from './typed-homily.ts';

type Of = Pick<EditedHomily, 'date' | 'today' | 'state'>;

interface PublishDialogProps {
  homily: Of;
  draft: HomilyDraft;
  autosave: HomilyAutosave;
  onState: (state: HomilyState) => void;
  onClose: () => void;
}

export function PublishDialog({
  homily: { date, today, state },
  draft,
  autosave,
  onState,
  onClose,
}: PublishDialogProps) {
  const { callApi } = useMember();
  const { verb, said } = publishingInWords(date, today);
  const missing = listMissingFields(contentOf(draft.typed));
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

  async function publish(): Promise<string | null> {
    const reason = await saveFirst(autosave);
    if (reason !== null) return reason;
    const { version } = autosave.now();
    if (version === null) return notSaved;
    try {
      const published = await callApi(publishHomily, { params: { date }, body: { version } });
      onState(published.state);
      // Changes typed during the request are not published.
      autosave.tell({ hasUnpublishedChanges: autosave.now().saveState !== 'saved' });
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'homily_changed') {
        autosave.otherChanged();
        return changedElsewhere;
      }
      throw error;
    }
  }

  const isOut = state === 'published' || state === 'scheduled';
  return (
    <Confirm
      title={isOut ? 'Publish the changes?' : `${verb} this homily?`}
      verb={isOut ? 'Publish changes' : verb}
      act={publish}
      onClose={onClose}
    >
      <p>{isOut ? `${wholeDate(date)} is ${state}. ${said}` : said}</p>
      {draft.facts.warnings.length > 0 && (
        <ul className="warnings" aria-label="Worth another look">
          {draft.facts.warnings.map(({ code, message }) => (
            <li key={code + message}>{message}</li>
          ))}
        </ul>
      )}
    </Confirm>
  );
}

interface UnpublishDialogProps {
  homily: Of;
  onState: (state: HomilyState) => void;
  onClose: () => void;
}

export function UnpublishDialog({ homily: { date, state }, onState, onClose }: UnpublishDialogProps) {
  const { callApi } = useMember();
  const isScheduled = state === 'scheduled';
  return (
    <Confirm
      title={isScheduled ? 'Take it off the schedule?' : 'Unpublish this homily?'}
      verb={isScheduled ? 'Unschedule' : 'Unpublish'}
      act={async () => {
        const answer = await callApi(unpublishHomily, { params: { date }, query: {} });
        onState(answer.state);
        return null;
      }}
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

export function DeleteDialog({
  date,
  autosave,
  onClose,
}: {
  date: string;
  autosave: HomilyAutosave;
  onClose: () => void;
}) {
  const { callApi } = useMember();
  const navigate = useNavigate();
  return (
    <Confirm
      title="Delete this draft?"
      verb="Delete"
      act={async () => {
        const reason = await saveFirst(autosave);
        if (reason !== null) return reason;
        await callApi(deleteHomilyDraft, { params: { date } });
        autosave.stop();
        await navigate(paths.writeHomilies);
        return null;
      }}
      onClose={onClose}
    >
      <p>The draft for {wholeDate(date)} is deleted. Its history is kept, and any of it can be restored.</p>
    </Confirm>
  );
}

import { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import { resetDay } from '@wayfare/contracts/calls/homily-editor';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { changeText } from '#app/editing/change-text.ts';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { TextDialog } from '#app/editing/text-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';
import { wholeDate } from '#ui/format-date.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { type Action, type ActionProps, listFields } from './homily-kind.ts';
import { MoveDialog } from './move-dialog.tsx';
import { Preview } from './preview.tsx';
import { PublishDialog, PublishedHomily } from './publish-dialog.tsx';

/** The dialog of the chosen action. */
export function ActionDialog({ action, ...props }: ActionProps & { readonly action: Action | 'published' }) {
  const { callApi } = useMember();
  const navigate = useNavigate();
  const { session, state, details, onClose } = props;
  const { date } = details.day;
  switch (action) {
    case 'preview':
      return <Preview {...props} />;
    case 'publish':
      return <PublishDialog {...props} />;
    case 'published':
      return <PublishedHomily {...props} />;
    case 'move':
      return <MoveDialog {...props} />;
    case 'correct':
      return <CorrectDialog {...props} />;
    case 'delete':
      return (
        <Confirm
          title="Delete this draft?"
          verb="Delete"
          act={() =>
            changeText(session, async ({ token }) => {
              await callApi(homilyCalls.deleteDraft, { params: { ref: date }, query: { token } });
              session.close({ discard: true });
              await navigate(paths.writeHomilies);
            })
          }
          onClose={onClose}
        >
          <p>
            The draft for {wholeDate(date)} is deleted. Its history is kept, and any of it can be restored.
          </p>
        </Confirm>
      );
    case 'restore-day':
      return (
        <Confirm
          title="Take back the correction?"
          verb="Take it back"
          act={async () => {
            props.onDay(await callApi(resetDay, { params: { date } }), false);
            props.onDone(withCheckMark('The day is again as the calendar has it.'));
            return null;
          }}
          onClose={onClose}
        >
          <p>{wholeDate(date)} is then as the calendar has it, for every reader.</p>
        </Confirm>
      );
    case 'history':
    case 'compare':
    case 'drop':
    case 'take-off':
      return (
        <TextDialog
          name={action}
          text={{
            kind: 'homily',
            ref: date,
            session,
            state,
            calls: homilyCalls,
            listFields,
            draw: drawFields,
            restore: session.restore,
          }}
          onTakeOff={props.onTakeOff}
          onClose={onClose}
        />
      );
  }
}

const drawFields = (content: HomilyContent): ReactNode => (
  <dl className="version">
    {listFields(content).map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text === '' ? <span className="soft">(empty)</span> : text}</dd>
      </div>
    ))}
  </dl>
);

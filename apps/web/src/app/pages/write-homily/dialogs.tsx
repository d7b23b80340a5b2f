import { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import { resetDay } from '@wayfare/contracts/calls/homily-editor';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { DropDialog } from '#app/editing/drop-dialog.tsx';
import { TakeOffDialog } from '#app/editing/frame/take-off-dialog.tsx';
import { Compare } from '#app/editing/history/compare.tsx';
import { History } from '#app/editing/history/history.tsx';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';
import { wholeDate } from '#ui/format-date.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { type Action, type ActionProps, changeText, listFields } from './homily-kind.ts';
import { MoveDialog } from './move-dialog.tsx';
import { Preview } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** The dialog of the chosen action. */
export function ActionDialog({ action, ...props }: ActionProps & { readonly action: Action }) {
  const { callApi } = useMember();
  const navigate = useNavigate();
  const { session, state, details, onClose } = props;
  const { date } = details.day;
  const params = { ref: date };
  const deleteDraft = (token: string) => callApi(homilyCalls.deleteDraft, { params, query: { token } });
  switch (action) {
    case 'preview':
      return <Preview {...props} />;
    case 'publish':
      return <PublishDialog {...props} />;
    case 'move':
      return <MoveDialog {...props} />;
    case 'correct':
      return <CorrectDialog {...props} />;
    case 'history':
    case 'compare': {
      const Part = action === 'compare' ? Compare : History;
      return (
        <Part
          kind={{
            name: 'homily',
            session,
            state,
            list: () => callApi(homilyCalls.listRevisions, { params }),
            open: async (number) =>
              (await callApi(homilyCalls.getRevision, { params: { ...params, number: `${number}` } }))
                .content,
            listFields,
            draw: drawFields,
            restore: session.restore,
          }}
          onClose={onClose}
        />
      );
    }
    case 'drop':
      return <DropDialog session={session} drop={deleteDraft} onClose={onClose} />;
    case 'take-off':
      return (
        <TakeOffDialog
          name="homily"
          isScheduled={state.text.state === 'scheduled'}
          onTakeOff={props.onTakeOff}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <Confirm
          title="Delete this draft?"
          verb="Delete"
          act={() =>
            changeText(session, async ({ token }) => {
              await deleteDraft(token);
              session.close({ discard: true });
              await navigate(paths.writeHomilies);
              return null;
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

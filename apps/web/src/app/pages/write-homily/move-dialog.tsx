import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import { swapHomilies } from '@wayfare/contracts/calls/homily-editor';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { notSaved } from '#app/editing/session/save-state.ts';
import { LoadError } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { wholeDate } from '#ui/format-date.ts';
import { TextField } from '#ui/text-field.tsx';
import type { ActionProps } from './homily-kind.ts';
import { describeMove, getSign, stateNames } from './state-labels.ts';

/** Moves the homily to a free day, or swaps it with the homily of another one, which is shown first. */
export function MoveDialog({ details, session, state: { text }, onClose }: ActionProps) {
  const { today } = details;
  const { date } = details.day;
  const { callApi } = useMember();
  const navigate = useNavigate();
  const [other, setOther] = useState('');
  const key = isHomilyDate(other) && other !== date ? other : null;
  const { state, refetch } = useQuery(key, () => callApi(homilyCalls.getDraft, { params: { ref: other } }));
  const there = key !== null && state.status === 'success' ? state.data : null;
  const isFree = there === null || there.draft === null;

  async function move(): Promise<string | null> {
    if (!isHomilyDate(other)) return '❌ Please choose a day from 1970 to 2100.';
    if (other === date) return '❌ It is that day already. Please choose another one.';
    if (there === null) return '❌ Please wait until you can see what stands there.';
    if (!(await session.flush())) return notSaved;
    const { token, version } = session.getLock();
    if (version === null) return notSaved;
    const body = { with: other, version, token, ...(there.draft && { withVersion: there.draft.version }) };
    try {
      const { days } = await callApi(swapHomilies, { params: { date }, body });
      await session.closeMoved(other);
      const states = days.map((day) => `${wholeDate(day.date)}: ${stateNames[day.state]}.`).toReversed();
      const message = isFree
        ? `It has moved here from ${wholeDate(date)}.`
        : `The two days have changed places. ${states.join(' ')}`;
      await navigate(paths.writeHomily(other), { state: withCheckMark(message) });
      return null;
    } catch (error) {
      refetch();
      return toFailureMessage(error);
    }
  }

  return (
    <Confirm title="Move to another day" verb={isFree ? 'Move' : 'Swap'} act={move} onClose={onClose}>
      <p>
        All that is written for {wholeDate(date)} moves with its history, and what is published stays so. If
        the other day has a homily, the two change places.
      </p>
      <TextField
        label="Other day"
        type="date"
        min="1970-01-01"
        max="2100-12-31"
        value={other}
        onText={setOther}
      />
      <div className="flow" aria-live="polite">
        {key !== null && state.status === 'loading' && <p className="soft">Looking at that day...</p>}
        {key !== null && state.status === 'error' && (
          <LoadError onRetry={refetch}>We can’t show that day right now.</LoadError>
        )}
        {there !== null && (
          <>
            <div className="notice-box">
              <p>
                {wholeDate(other)}: {there.details.day.celebration}
              </p>
              {there.draft === null ? (
                <p>Nothing is written for it yet.</p>
              ) : (
                <p>
                  <strong>{getHomilyName(there.draft.content) || 'Without a title'}</strong>{' '}
                  <span className={`sign ${there.state}`}>
                    {getSign({ state: there.state, hasUnpublishedChanges: there.hasChanges }).label}
                  </span>
                </p>
              )}
            </div>
            {[
              describeMove(date, text.state, other, today),
              describeMove(other, there.state, date, today),
            ].map((words) => words !== null && <p key={words}>{words}</p>)}
          </>
        )}
      </div>
    </Confirm>
  );
}

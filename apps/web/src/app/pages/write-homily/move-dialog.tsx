import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { moveHomily } from '@wayfare/contracts/calls/homily-editor';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';
import { wholeDate } from '#ui/format-date.ts';
import { changeText } from './change-text.ts';
import { type ActionProps, isPublished } from './homily-kind.ts';

export function MoveDialog({ details, session, state, onClose }: ActionProps) {
  const { callApi } = useMember();
  const navigate = useNavigate();
  const id = useId();
  const { date } = details.day;
  const [to, setTo] = useState(date);

  async function move(): Promise<string | null> {
    if (!isHomilyDate(to)) return '❌ Please choose a day from 1970 to 2100.';
    if (to === date) return '❌ It is there already. Please choose another day.';
    return changeText(session, async ({ token, version }) => {
      const body = { to, token, ...(version === null ? {} : { version }) };
      await callApi(moveHomily, { params: { date }, body });
      await session.closeMoved(to);
      await navigate(paths.writeHomily(to));
      return null;
    });
  }

  return (
    <Confirm title="Move to another date" verb="Move" act={move} onClose={onClose}>
      <p>
        All that is written for {wholeDate(date)} moves with it, and so does its history.
        {isPublished(state.text) && ' What is published or scheduled stays so, under the new date.'}
      </p>
      <div className="field">
        <label htmlFor={id}>New date</label>
        <input
          id={id}
          className="in"
          type="date"
          value={to}
          min="1970-01-01"
          max="2100-12-31"
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
    </Confirm>
  );
}

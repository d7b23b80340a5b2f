import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { moveHomily } from '@wayfare/contracts/calls/homily-editor';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';
import { wholeDate } from '#ui/format-date.ts';
import type { HomilyAutosave } from './homily-draft.ts';
import { changedElsewhere, saveFirst } from './save-first.ts';

interface MoveDialogProps {
  date: string;
  autosave: HomilyAutosave;
  isOut: boolean;
  onClose: () => void;
}

export function MoveDialog({ date, autosave, isOut, onClose }: MoveDialogProps) {
  const { callApi } = useMember();
  const navigate = useNavigate();
  const id = useId();
  const [to, setTo] = useState(date);

  async function move(): Promise<string | null> {
    if (!isHomilyDate(to)) return '❌ Please choose a day from 1970 to 2100.';
    if (to === date) return '❌ It is there already. Please choose another day.';
    const reason = await saveFirst(autosave);
    if (reason !== null) return reason;
    const { version } = autosave.now();
    try {
      await callApi(moveHomily, { params: { date }, body: { to, ...(version === null ? {} : { version }) } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'homily_changed')) throw error;
      autosave.otherChanged();
      return changedElsewhere;
    }
    autosave.stop();
    await navigate(paths.writeHomily(to));
    return null;
  }

  return (
    <Confirm title="Move to another date" verb="Move" act={move} onClose={onClose}>
      <p>
        All that is written for {wholeDate(date)} moves with it, and so does its history.
        {isOut && ' What is published or scheduled stays so, under the new date.'}
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

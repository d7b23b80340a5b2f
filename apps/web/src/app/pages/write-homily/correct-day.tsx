import { useFocusOnNavigation } from '#app/member/page-hooks.ts';
import '#app/editing/desk.css';
import './homily-editor.css';
import { resetDay } from '@wayfare/contracts/calls/homily-editor';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';
import { wholeDate } from '#ui/format-date.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { DayWords } from './day-words.tsx';
import type { HomilyDraft } from './homily-kind.ts';
import { type AskedDate, Opening } from './opening.tsx';

export const CorrectDay = (props: AskedDate) => (
  <Opening key={props.date} {...props} verb="Correct">
    {({ details }) => <Correction details={details} />}
  </Opening>
);

/** Corrects the name and the color of a day that the charity celebrates differently from the calendar. */
function Correction({ details }: { details: HomilyDraft['details'] }) {
  const { date } = details.day;
  const { callApi } = useMember();
  const [day, setDay] = useState(details.day);
  const [isCorrected, setIsCorrected] = useState(details.isDayCorrected);
  const [isAsking, setIsAsking] = useState(false);
  const [restored, setRestored] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading);

  async function restore() {
    setDay(await callApi(resetDay, { params: { date } }));
    setIsCorrected(false);
    setRound((count) => count + 1);
    setRestored(withCheckMark('The day is again as the calendar has it.'));
    return null;
  }

  return (
    <div className="editor" data-day={day.color}>
      <h1 className="pg" tabIndex={-1} ref={heading}>
        {wholeDate(date)}
      </h1>
      <div className="columns">
        <aside className="flow day-panel" aria-label="This day">
          <div>
            <DayWords day={day} />
          </div>
          <StatusLine message={restored} />
          {isCorrected && (
            <>
              <p className="notice-box">
                Somebody here has corrected this day; the calendar says something else.
              </p>
              <button type="button" className="quiet link" onClick={() => setIsAsking(true)}>
                Take back the correction...
              </button>
            </>
          )}
          <p>
            <Link to={paths.writeHomily(date)}>Write for this day</Link>
          </p>
        </aside>
        <CorrectionForm
          // A new key resets the fields as well.
          key={round}
          day={day}
          onCorrected={(corrected) => {
            setDay(corrected);
            setIsCorrected(true);
            setRestored(null);
          }}
        />
      </div>
      {isAsking && (
        <Confirm
          title="Take back the correction?"
          verb="Take it back"
          act={restore}
          onClose={() => setIsAsking(false)}
        >
          <p>{wholeDate(date)} is then as the calendar has it, for every reader.</p>
        </Confirm>
      )}
    </div>
  );
}

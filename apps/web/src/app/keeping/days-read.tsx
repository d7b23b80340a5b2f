import { keepDaysRead, listDaysRead } from '@wayfare/contracts/calls/days-read';
import { ticked } from '@wayfare/contracts/words/message-marks';
import { useRef, useState } from 'react';
import { isUnknownCall } from '#api/api-error.ts';
import { dateHere } from '#app/date-here.ts';
import { failureMessage } from '#app/failure-message.ts';
import { monthOf } from '#app/homilies/weeks.ts';
import { useMember } from '#app/member.tsx';
import { placesSaved } from '#app/reading-place-saves.ts';
import { useAnswer } from '#app/use-answer.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { MonthRead } from './month-read.tsx';

/** The days on which a member read, for whoever wants them kept. Nothing is counted, and an empty day is a day. */
export function DaysRead() {
  const { ask } = useMember();
  const [today] = useState(() => dateHere(new Date()));
  const month = monthOf(today);
  const { answer, askAgain, refresh } = useAnswer(`days read ${month}`, async () => {
    // Whoever comes from a homily has read today.
    await placesSaved();
    return ask(listDaysRead, { query: { month } });
  });
  /** As it was chosen on this page since. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const said = useRef<HTMLOutputElement>(null);
  // A service of others keeps no days.
  if (answer.status === 'failed' && isUnknownCall(answer.error)) return null;
  const told = answer.status === 'known' ? answer.value : null;

  async function choose(isKept: boolean) {
    if (isBusy) return;
    setIsBusy(true);
    setMessage(null);
    try {
      await ask(keepDaysRead, { body: { isKept } });
      setChosen(isKept);
      refresh();
      setMessage(
        ticked(
          isKept
            ? 'From now on, the days on which you read are marked here.'
            : 'The days are deleted, and none is kept from now on.',
        ),
      );
    } catch (error) {
      setMessage(failureMessage(error));
    }
    setIsBusy(false);
    said.current?.focus();
  }

  return (
    <section aria-labelledby="days-read">
      <h2 id="days-read">Days you read</h2>
      <StatusLine message={message} ref={said} />
      {answer.status === 'asking' && (
        <div className="skeleton" aria-busy="true">
          <span />
          <span />
        </div>
      )}
      {answer.status === 'failed' && (
        <p className="soft" role="status">
          {failureMessage(answer.error)}{' '}
          <button type="button" className="quiet link" onClick={askAgain}>
            Try again
          </button>
        </p>
      )}
      {told !== null &&
        ((chosen ?? told.isKept) ? (
          <>
            <MonthRead today={today} told={told.isKept ? told : nothingYet} />
            <p className="hint">
              Only you see this. It tells on which days you read, and nothing of what. It stays for as long as
              your account does. If you stop, all of these days are deleted.
            </p>
            <p className="row">
              <button
                className="quiet link"
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => void choose(false)}
              >
                Stop, and delete these days
              </button>
            </p>
          </>
        ) : (
          <>
            <p>
              If you like, the days on which you read are marked in a calendar here. Nothing is counted. Only
              you see it, and you can delete it at any time.
            </p>
            <p className="row">
              <button
                className="quiet link"
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => void choose(true)}
              >
                Mark the days I read
              </button>
            </p>
          </>
        ))}
    </section>
  );
}

const nothingYet = { firstMonth: null, days: [] };

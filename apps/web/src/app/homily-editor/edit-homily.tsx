import { isHomilyDate } from '@wayfare/contracts/homily';
import { type EditedHomily, editHomily } from '@wayfare/contracts/homily-editor';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { addresses } from '#app/addresses.ts';
import { type Memory, useAnswer } from '#app/homilies/use-answer.ts';
import { useMember } from '#app/member.tsx';
import { useTitle } from '#app/use-title.ts';
import { Button } from '#ui/button.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { Editor } from './editor.tsx';
import { AccessDenied } from './homily-admins-only.tsx';
import { wholeDate } from './state-words.ts';

export function EditHomily() {
  const { date = '' } = useParams();
  if (isHomilyDate(date)) return <EditDate key={date} date={date} />;
  return (
    <div className="flow">
      <FocusedHeading>There is no such day</FocusedHeading>
      <p className="lead">
        Homilies are dated from 1970 to 2100. Choose one in{' '}
        <Link to={addresses.writeHomilies}>the calendar</Link>.
      </p>
    </div>
  );
}

function EditDate({ date }: { date: string }) {
  const { ask } = useMember();
  // What is edited is never taken from memory: somebody else may have been at it.
  const [memory] = useState<Memory<EditedHomily>>(() => new Map());
  const { answer, askAgain } = useAnswer(memory, date, () => ask(editHomily, { params: { date } }));
  useTitle(`Write for ${wholeDate(date)}`);
  if (answer.status === 'known') return <Editor homily={answer.value} />;
  if (answer.status === 'failed' && answer.error instanceof ApiError && answer.error.status === 403)
    return <AccessDenied />;
  return (
    <div className="flow" aria-busy={answer.status === 'asking'}>
      <h1 className="pg">{wholeDate(date)}</h1>
      {answer.status === 'asking' ? (
        <div className="skeleton">
          <p className="vh">Opening this day...</p>
          <span />
          <span />
        </div>
      ) : (
        <>
          <p className="lead">This day could not be opened. What was typed in this browser is kept.</p>
          <Button onClick={askAgain}>Try again</Button>
        </>
      )}
    </div>
  );
}

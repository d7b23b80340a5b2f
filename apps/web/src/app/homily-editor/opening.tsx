import { type EditedHomily, editHomily } from '@wayfare/contracts/calls/homily-editor';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { type Memory, useAnswer } from '#app/homilies/use-answer.ts';
import { useMember } from '#app/member.tsx';
import { Button } from '#ui/button.tsx';
import { AccessDenied } from './homily-admins-only.tsx';
import { wholeDate } from './state-words.ts';

interface OpeningProps {
  date: string;
  children: (homily: EditedHomily) => ReactNode;
}

/** A page about one date, while it is asked for and where it cannot be had. */
export function Opening({ date, children }: OpeningProps) {
  const { ask } = useMember();
  // What is edited is never taken from memory: somebody else may have been at it.
  const [memory] = useState<Memory<EditedHomily>>(() => new Map());
  const { answer, askAgain } = useAnswer(memory, date, () => ask(editHomily, { params: { date } }));
  if (answer.status === 'known') return children(answer.value);
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

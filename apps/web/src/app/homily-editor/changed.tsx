import { editHomily } from '@wayfare/contracts/calls/homily-editor';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMember } from '#app/member.tsx';
import { useAnswer } from '#app/use-answer.ts';
import { Button } from '#ui/button.tsx';
import type { DraftThere } from './autosave.ts';
import { clockTime } from './clock-time.ts';
import { draftThere } from './open-draft.ts';
import { ReadOnlyFields } from './read-only-fields.tsx';
import { differingFields, type TypedHomily } from './typed-homily.ts';

interface ChangedProps {
  date: string;
  mine: TypedHomily;
  onGoOn: (there: DraftThere, typed: TypedHomily) => void;
  /** The version that is not taken is not thrown away. */
  onAside: (typed: TypedHomily) => void;
}

/** Somebody else saved in the meantime: both are shown, and a person chooses. */
export function Changed({ date, mine, onGoOn, onAside }: ChangedProps) {
  const { ask } = useMember();
  const { answer, askAgain } = useAnswer(date, () => ask(editHomily, { params: { date } }));
  const there = answer.status === 'known' ? draftThere(answer.value) : null;
  const differing = there === null ? [] : differingFields(mine, there.typed);

  // Often it was our own save, whose answer got lost on the way.
  const isAlike = there !== null && differing.length === 0;
  const settle = useEffectEvent(() => there !== null && onGoOn(there, there.typed));
  useEffect(() => {
    if (isAlike) settle();
  }, [isAlike]);

  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const by = answer.status === 'known' ? answer.value.draft?.savedBy : null;

  return (
    <section className="changed flow" aria-labelledby="changed">
      <h2 id="changed" tabIndex={-1} ref={heading}>
        This day was changed elsewhere
      </h2>
      {answer.status === 'asking' && <p className="soft">Looking at the other version...</p>}
      {answer.status === 'failed' && (
        <>
          <p className="lead">We can’t show the other version right now. Yours is kept in this browser.</p>
          <Button onClick={askAgain}>Try again</Button>
        </>
      )}
      {there !== null && !isAlike && (
        <>
          <p className="lead">
            {there.version === null
              ? 'What was here has been moved or deleted.'
              : `${by ?? 'Somebody'} saved it${there.savedAt === null ? '' : ` at ${clockTime(there.savedAt)}`}.`}{' '}
            Whichever you take, the other is kept.
          </p>
          <div className="two-versions">
            <section className="flow" aria-labelledby="my-version">
              <h3 id="my-version">Mine</h3>
              <ReadOnlyFields typed={mine} fields={differing} />
              <Button
                onClick={() => {
                  onAside(there.typed);
                  onGoOn(there, mine);
                }}
              >
                Keep mine
              </Button>
            </section>
            <section className="flow" aria-labelledby="their-version">
              <h3 id="their-version">Theirs</h3>
              <ReadOnlyFields typed={there.typed} fields={differing} />
              <Button
                onClick={() => {
                  onAside(mine);
                  onGoOn(there, there.typed);
                }}
              >
                Take theirs
              </Button>
            </section>
          </div>
        </>
      )}
    </section>
  );
}

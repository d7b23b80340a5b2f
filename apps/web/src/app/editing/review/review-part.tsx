import './review-part.css';
import { maxChangesLength, type ReviewStep, reviewCalls } from '@wayfare/contracts/calls/review';
import type { ReviewStatus } from '@wayfare/contracts/calls/review-state';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { changeText } from '#app/editing/change-text.ts';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import type { Session } from '#app/editing/session/session.ts';
import { useMember } from '#app/member/member.tsx';
import { endWithPeriod } from '#app/reading/scheduled-time.tsx';
import { clockTime } from '#ui/format-date.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useStatus } from '#ui/use-status.tsx';

interface ReviewPartProps {
  readonly kind: 'homily' | 'post';
  /** The date of a homily, or the id of a post. */
  readonly textRef: string;
  readonly session: Pick<Session<unknown>, 'saveDraft' | 'getLock' | 'setText' | 'beat'>;
  readonly review: ReviewStatus;
}

/** The review of a text between its author and an editor-in-chief. */
export function ReviewPart({ kind, textRef: ref, session, review }: ReviewPartProps) {
  const { callApi } = useMember();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, line, start, report } = useStatus();

  const send = (step: ReviewStep) =>
    changeText(session, async ({ version }) => {
      const body = { step, version };
      const review = await callApi(reviewCalls[kind], { params: { ref }, body }).catch((error: unknown) => {
        // Then nothing prevents publishing any more.
        if (error instanceof ApiError && error.code === 'review_off') session.setText({ review: undefined });
        throw error;
      });
      session.setText({ review });
    });

  async function press(step: ReviewStep, done: string): Promise<void> {
    // The pressed button may be removed, so the focus moves to the message.
    if (start()) report((await send(step).catch(toFailureMessage)) ?? done);
  }

  const { state, canApprove } = review;
  const button = (label: string, onClick: () => void) => (
    <LinkButton aria-disabled={isBusy || undefined} onClick={onClick}>
      {label}
    </LinkButton>
  );
  return (
    <section className="review-part" aria-label="Review">
      <p>{describeReview(review)}</p>
      {review.changes !== '' && <blockquote>{review.changes}</blockquote>}
      {line}
      <div className="row">
        {canApprove &&
          state !== 'approved' &&
          button('Approve', () => void press({ step: 'approve' }, '✅ Approved. It can be published.'))}
        {canApprove && state !== 'draft' && button('Ask for changes...', () => setIsAsking(true))}
        {!canApprove &&
          state === 'draft' &&
          button('Ask for review', () => void press({ step: 'ask' }, '✅ It waits for an editor-in-chief.'))}
      </div>
      {isAsking && (
        <AskForChanges
          ask={(changes) => send({ step: 'ask_for_changes', changes })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

function describeReview({ state, by, at, changes, hasChangedSince, canApprove }: ReviewStatus): string {
  const when = at === null ? '' : ` on ${clockTime(at, 'day')}`;
  if (state === 'in_review') return endWithPeriod(`${by} asked for review${when}`);
  if (state === 'approved') return endWithPeriod(`${by} approved it${when}`);
  if (changes !== '') return `${by} asked for changes${when}:`;
  if (hasChangedSince) return `${endWithPeriod(`${by} approved it${when}`)} It has been changed since.`;
  return canApprove
    ? 'Nobody has asked for review. What you publish yourself is approved by that.'
    : 'An editor-in-chief reads it before it is published.';
}

interface AskForChangesProps {
  ask: (changes: string) => Promise<string | null>;
  onClose: () => void;
}

function AskForChanges({ ask, onClose }: AskForChangesProps) {
  const [changes, setChanges] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  return (
    <Confirm
      title="Ask for changes?"
      verb="Ask for changes"
      act={async () => {
        const missing = changes.trim() === '' ? 'Say in a word what you would like changed.' : null;
        setFault(missing);
        return missing === null ? ask(changes) : withCrossMark(missing);
      }}
      onClose={onClose}
    >
      <TextField
        label="What would you like changed?"
        value={changes}
        rows={3}
        maxLength={maxChangesLength}
        fault={fault}
        hint="Whoever wrote it reads this beside the text. Readers never see it."
        onText={setChanges}
      />
    </Confirm>
  );
}

import './publish-sheet.css';
import type { ReviewStatus } from '@wayfare/contracts/calls/review-state';
import { type ReactNode, useId } from 'react';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { QuietButton } from '#ui/link-button.tsx';
import { showInFrame } from './frame.tsx';

export interface Check {
  /** `missing` prevents publishing, `advice` does not. */
  readonly state: 'done' | 'missing' | 'advice';
  readonly text: string;
  /** Leads to the place where it can be changed. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** `false` is left out. */
export type Checks = readonly (Check | false)[];

/** Prevents publishing. The button leads to what has to be done. */
export const missing = (text: string, label: string, run: () => void): Check => ({
  state: 'missing',
  text,
  action: { label, run },
});

/** An author cannot publish without an approval. */
export const checkReview = (review: ReviewStatus | undefined): Check | false =>
  review !== undefined &&
  !review.canApprove &&
  review.state !== 'approved' &&
  missing('An editor-in-chief has to approve it.', 'Ask for review', () =>
    showInFrame('.review-part button'),
  );

interface PublishSheetProps {
  title: string;
  /** When, who sees it, mail. */
  rows: readonly { readonly label: string; readonly content: ReactNode }[];
  checks: Checks;
  /** On the button. */
  verb: string;
  isBusy: boolean;
  /** The status line. */
  line: ReactNode;
  onPublish: () => void;
  onClose: () => void;
}

/** Everything there is to say before a text is published. */
export function PublishSheet(props: PublishSheetProps) {
  const { title, rows, checks, verb, isBusy, line, onPublish, onClose } = props;
  const id = useId();
  const shownChecks = checks.filter((check) => check !== false);
  const missingCount = shownChecks.filter(({ state }) => state === 'missing').length;
  return (
    <Dialog title={title} className="publish-sheet" onClose={onClose}>
      <dl>
        {rows.map(({ label, content }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{content}</dd>
          </div>
        ))}
        <div>
          <dt>{missingCount > 0 ? 'Still missing' : 'Before you do'}</dt>
          <dd>
            <ul className="plain checks">
              {shownChecks.map(({ state, text, action }) => (
                <li key={text} className={state}>
                  <span>
                    {text}{' '}
                    {action && (
                      <button
                        type="button"
                        className="quiet link"
                        onClick={(event) => {
                          closeDialog(event);
                          action.run();
                        }}
                      >
                        {action.label}
                      </button>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      {line}
      <div className="row">
        <button
          type="button"
          className={missingCount > 0 ? 'btn line' : 'btn'}
          aria-disabled={missingCount > 0 || isBusy || undefined}
          aria-busy={isBusy || undefined}
          aria-describedby={missingCount > 0 ? id : undefined}
          onClick={missingCount > 0 || isBusy ? undefined : onPublish}
        >
          {verb}
        </button>
        <QuietButton onClick={closeDialog}>Go on writing</QuietButton>
        {missingCount > 0 && (
          <p className="hint" id={id}>
            It can be published when {missingCount === 1 ? 'the cross is' : `all ${missingCount} crosses are`}{' '}
            gone.
          </p>
        )}
      </div>
    </Dialog>
  );
}

import './publish-sheet.css';
import type { ReviewStatus } from '@wayfare/contracts/calls/review-state';
import type { ReactNode } from 'react';
import { closeDialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Confirm } from '../confirm-dialog.tsx';
import { showInFrame } from './show-in-frame.ts';

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

const openComments = ['', 'One comment is', 'Two comments are'];

/** The panel lists the open comments. They do not prevent publishing. */
function checkComments(): Check | false {
  const { length } = document.querySelectorAll('.comment-list > .comment');
  return (
    length > 0 && {
      state: 'advice',
      text: `${openComments[length] ?? `${length} comments are`} still open.`,
      action: { label: length === 1 ? 'Read it' : 'Read them', run: () => showInFrame('.comment button') },
    }
  );
}

interface PublishSheetProps {
  title: string;
  /** Beside the rows: how readers will find it. */
  card?: ReactNode;
  /** When, who sees it, mail. */
  rows: readonly { readonly label: string; readonly content: ReactNode }[];
  checks: Checks;
  /** On the button. */
  verb: string;
  /** Resolves to null, or to the reason for a failure. */
  publish: () => Promise<string | null>;
  onClose: () => void;
}

/** Everything there is to say before a text is published. */
export function PublishSheet({ title, card, rows, checks, verb, publish, onClose }: PublishSheetProps) {
  const shownChecks = [...checks, checkComments()].filter((check) => check !== false);
  const missingCount = shownChecks.filter(({ state }) => state === 'missing').length;
  const crosses = missingCount === 1 ? 'the cross is' : `all ${missingCount} crosses are`;
  return (
    <Confirm
      title={title}
      className="publish-sheet"
      verb={verb}
      act={publish}
      obstacle={missingCount > 0 ? `It can be published when ${crosses} gone.` : null}
      refusal="Go on writing"
      onClose={onClose}
    >
      {card}
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
            <ul className="rules">
              {shownChecks.map(({ state, text, action }) => (
                <li key={text} className={state === 'done' ? 'met' : state}>
                  <span>
                    {text}{' '}
                    {action && (
                      <LinkButton
                        onClick={(event) => {
                          closeDialog(event);
                          action.run();
                        }}
                      >
                        {action.label}
                      </LinkButton>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </Confirm>
  );
}

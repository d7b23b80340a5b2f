import './publish-sheet.css';
import { type ReactNode, useId } from 'react';
import { closeDialog, Dialog } from '#ui/dialog.tsx';

export interface Check {
  /** `missing` prevents publishing, `advice` does not. */
  readonly state: 'done' | 'missing' | 'advice';
  readonly text: string;
  /** Leads to the place where it can be changed. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

interface PublishSheetProps {
  title: string;
  /** When, who sees it, mail. */
  rows: readonly { readonly label: string; readonly content: ReactNode }[];
  checks: readonly Check[];
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
  const missing = checks.filter(({ state }) => state === 'missing').length;
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
          <dt>{missing > 0 ? 'Still missing' : 'Before you do'}</dt>
          <dd>
            <ul className="plain checks">
              {checks.map(({ state, text, action }) => (
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
          className={missing > 0 ? 'btn line' : 'btn'}
          aria-disabled={missing > 0 || isBusy || undefined}
          aria-busy={isBusy || undefined}
          aria-describedby={missing > 0 ? id : undefined}
          onClick={missing > 0 || isBusy ? undefined : onPublish}
        >
          {verb}
        </button>
        <button type="button" className="quiet" onClick={closeDialog}>
          Go on writing
        </button>
        {missing > 0 && (
          <p className="hint" id={id}>
            It can be published when {missing === 1 ? 'the cross is' : `all ${missing} crosses are`} gone.
          </p>
        )}
      </div>
    </Dialog>
  );
}

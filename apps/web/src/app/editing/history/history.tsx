import './history.css';
import type { ListedTextRevision } from '@wayfare/contracts/calls/editing';
import { useId, useState } from 'react';
import { QueryView } from '#app/member/query-view.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { clockTime } from '#ui/format-date.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { type EditedText, useRevisions } from '../edited-text.ts';
import { formatWordCount } from '../words-in.ts';
import { Comparison } from './comparison.tsx';

interface Opened {
  readonly revision: ListedTextRevision;
  /** The number of the revision to compare with, or the text as it is now; null shows the revision itself. */
  readonly other: number | 'now' | null;
}

interface HistoryProps<Content> {
  readonly text: EditedText<Content>;
  readonly onClose: () => void;
}

/** The saved versions, newest first: view, compare, restore. */
export function History<Content>({ text, onClose }: HistoryProps<Content>) {
  const query = useQuery('', useRevisions(text).list);
  const [opened, setOpened] = useState<Opened | null>(null);
  /** Focus returns to it after Back. */
  const [last, setLast] = useState<number | null>(null);
  return (
    <Dialog title="History" className="text-dialog wide" onClose={onClose}>
      <QueryView query={query}>
        {({ revisions }) =>
          opened === null ? (
            <List revisions={revisions} last={last} onOpen={setOpened} />
          ) : (
            <Revision
              {...opened}
              text={text}
              revisions={revisions}
              onOther={(other) => setOpened({ ...opened, other })}
              onBack={() => {
                setLast(opened.revision.number);
                setOpened(null);
              }}
            />
          )
        }
      </QueryView>
    </Dialog>
  );
}

interface ListProps {
  readonly revisions: readonly ListedTextRevision[];
  readonly last: number | null;
  readonly onOpen: (opened: Opened) => void;
}

function List({ revisions, last, onOpen }: ListProps) {
  if (revisions.length === 0) return <p className="soft">Nothing has been saved yet.</p>;
  return (
    <ol className="plain row-list">
      {revisions.map((revision, index) => (
        <li key={revision.number}>
          <div>
            <strong>{toTime(revision)}</strong>
            <p className="hint">{describe(revision)}</p>
          </div>
          <div className="row">
            <LinkButton
              ref={revision.number === last ? focus : null}
              onClick={() => onOpen({ revision, other: null })}
            >
              Look<span className="vh"> at the version of {toTime(revision)}</span>
            </LinkButton>
            <LinkButton onClick={() => onOpen({ revision, other: revisions[index + 1]?.number ?? 'now' })}>
              What changed<span className="vh"> in the version of {toTime(revision)}</span>
            </LinkButton>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface RevisionProps<Content> extends Opened {
  readonly text: EditedText<Content>;
  readonly revisions: readonly ListedTextRevision[];
  readonly onOther: (other: Opened['other']) => void;
  readonly onBack: () => void;
}

function Revision<Content>({ text, revision, other, revisions, onOther, onBack }: RevisionProps<Content>) {
  const { number } = revision;
  const { open } = useRevisions(text);
  const query = useQuery(`${number} ${other}`, async () => {
    const [content, otherContent] = await Promise.all([
      open(number),
      typeof other === 'number' ? open(other) : text.state.content,
    ]);
    return { content, otherContent };
  });
  const id = useId();
  function compare({ content, otherContent }: { content: Content; otherContent: Content }) {
    const one = { title: toTime(revision), fields: text.listFields(content) };
    const otherRevision = revisions.find((each) => each.number === other);
    const title = otherRevision === undefined ? 'Now' : toTime(otherRevision);
    const two = { title, fields: text.listFields(otherContent) };
    // The older version comes first.
    const isLater = typeof other !== 'number' || other > number;
    return <Comparison before={isLater ? one : two} after={isLater ? two : one} />;
  }
  return (
    <div className="flow">
      <LinkButton onClick={onBack}>Back to the list</LinkButton>
      <h3 tabIndex={-1} ref={focus}>
        The version of {toTime(revision)}
      </h3>
      <p className="hint">{describe(revision)}</p>
      <div className="field">
        <label htmlFor={id}>Compare with</label>
        <select
          className="in"
          id={id}
          value={other ?? ''}
          onChange={({ target: { value } }) => onOther(value === 'now' ? value : Number(value) || null)}
        >
          <option value="">Nothing</option>
          <option value="now">The text as it is now</option>
          {revisions
            .filter((each) => each.number !== number)
            .map((each) => (
              <option key={each.number} value={each.number}>
                {toTime(each)}, {describe(each)}
              </option>
            ))}
        </select>
      </div>
      <QueryView query={query}>
        {(data) => (
          <>
            <div className="row">
              <button
                type="button"
                className="btn"
                onClick={(event) => {
                  closeDialog(event);
                  text.restore(data.content);
                }}
              >
                Restore this version
              </button>
              <p className="hint">
                It replaces the text, which stays in the history. Readers see no change until you publish.
              </p>
            </div>
            {other === null ? text.draw(data.content, revision.publishedAt === null) : compare(data)}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** For elements that get the focus when they appear. */
const focus = (element: HTMLElement | null): void => element?.focus();

const toTime = ({ savedAt }: ListedTextRevision): string => clockTime(savedAt, 'day');

/** 'by Luke, published, “Come and see”, 312 words' */
const describe = ({ savedBy, origin, publishedAt, title, wordCount }: ListedTextRevision): string =>
  [
    savedBy !== null && `by ${savedBy}`,
    publishedAt !== null ? 'published' : origin === 'import' ? 'imported' : 'draft',
    title !== '' && `“${title}”`,
    formatWordCount(wordCount),
  ]
    .filter((part) => part !== false)
    .join(', ');

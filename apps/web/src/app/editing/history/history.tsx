import './history.css';
import type { ListedTextRevision } from '@wayfare/contracts/calls/editing';
import { useState } from 'react';
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
  /** Compared with it. `now` is the text as it is now; null shows the revision itself. */
  readonly other: ListedTextRevision | 'now' | null;
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
            <LinkButton onClick={() => onOpen({ revision, other: revisions[index + 1] ?? 'now' })}>
              What changed<span className="vh"> in the version of {toTime(revision)}</span>
            </LinkButton>
            <LinkButton onClick={() => onOpen({ revision, other: 'now' })}>
              Compare<span className="vh"> the version of {toTime(revision)} with the text as it is now</span>
            </LinkButton>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface RevisionProps<Content> extends Opened {
  readonly text: EditedText<Content>;
  readonly onBack: () => void;
}

function Revision<Content>({ text, revision, other, onBack }: RevisionProps<Content>) {
  const { open } = useRevisions(text);
  const isOtherSaved = other !== null && other !== 'now';
  const query = useQuery('', async () => {
    const [content, otherContent] = await Promise.all([
      open(revision.number),
      isOtherSaved ? open(other.number) : text.state.content,
    ]);
    return { content, otherContent };
  });
  function compare({ content, otherContent }: { content: Content; otherContent: Content }) {
    const one = { title: toTime(revision), fields: text.listFields(content) };
    const title = isOtherSaved ? toTime(other) : 'Now';
    const two = { title, fields: text.listFields(otherContent) };
    // The older version comes first.
    return <Comparison before={isOtherSaved ? two : one} after={isOtherSaved ? one : two} />;
  }
  return (
    <div className="flow">
      <LinkButton onClick={onBack}>Back to the list</LinkButton>
      <h3 tabIndex={-1} ref={focus}>
        The version of {toTime(revision)}
      </h3>
      <p className="hint">{describe(revision)}</p>
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

import './comments.css';
import {
  type CommentTarget,
  homilyComments,
  maxCommentLength,
  type NewComment,
  postComments,
  type ReviewComment,
} from '@wayfare/contracts/calls/comments';
import { createAnchor, findAnchor } from '@wayfare/contracts/rules/anchor';
import { getInitials } from '@wayfare/contracts/rules/initials';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { QueryView } from '#app/member/query-view.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { clockTime } from '#ui/format-date.ts';
import { QuietButton } from '#ui/link-button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { showInFrame } from '../frame/show-in-frame.ts';
import { levelComments } from './level-comments.ts';
import { unmark, writtenParts } from './written-parts.ts';

interface Actions {
  /** They resolve to false if the request failed. */
  readonly add: (draft: NewComment) => Promise<boolean>;
  readonly settle: (commentId: string, isResolved: boolean) => Promise<boolean>;
  readonly remove: (commentId: string) => Promise<boolean>;
}

interface CommentsProps {
  readonly kind: 'homily' | 'post';
  readonly textRef: string;
  /** The title of the panel. */
  readonly about: string;
}

/** The editors' comments on the whole text or on a range of it. Readers never see them. */
export function Comments({ kind, textRef, about }: CommentsProps) {
  const { callApi } = useMember();
  const calls = kind === 'homily' ? homilyComments : postComments;
  const params = { ref: textRef };
  const [message, setMessage] = useState<string | null>(null);
  const [place, setPlace] = useState<CommentTarget | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const name = useId();
  const query = useQuery(`comments ${textRef}`, () => callApi(calls.list, { params }), {
    refetchOnVisibleMs: [0],
  });
  const comments = query.state.status === 'success' ? query.state.data.comments : noComments;
  useEffect(() => {
    return unmark;
  }, []);

  async function send(change: () => Promise<unknown>): Promise<boolean> {
    const failure = await change().then(() => null, toFailureMessage);
    setMessage(failure);
    if (failure === null) query.refetch();
    return failure === null;
  }

  const actions: Actions = {
    add: (body) => send(() => callApi(calls.add, { params, body })),
    settle: (commentId, isResolved) =>
      send(() => callApi(calls.resolve, { params: { ...params, commentId }, body: { isResolved } })),
    remove: (commentId) => send(() => callApi(calls.delete, { params: { ...params, commentId } })),
  };
  const first = comments.filter(({ replyTo }) => replyTo === null);
  const open = first
    .filter(({ resolvedBy }) => resolvedBy === '')
    .toSorted((one, other) => getStart(one) - getStart(other));
  const settled = first.filter(({ resolvedBy }) => resolvedBy !== '');
  const isLoaded = query.state.status === 'success';
  // As text, because each response has new objects.
  const placed = JSON.stringify([{ target: place }, ...open.map(({ id, target }) => ({ id, target }))]);
  useLayoutEffect(() => {
    return isLoaded && list.current ? levelComments(list.current, JSON.parse(placed)) : undefined;
  }, [isLoaded, placed]);
  const paper = document.querySelector('.frame-paper');
  const draw = (comment: ReviewComment) => (
    <Comment
      key={comment.id}
      comment={comment}
      draftKey={`${textRef} ${comment.id}`}
      answers={comments.filter(({ replyTo }) => replyTo === comment.id)}
      actions={actions}
    />
  );
  return (
    <QueryView query={query} loading="">
      {() => (
        <>
          {paper &&
            createPortal(
              open.map(({ id, by }) => (
                <button
                  key={id}
                  type="button"
                  className="initials comment-pin"
                  aria-label={`A comment by ${by || 'somebody'}`}
                  onClick={() => showInFrame(`[data-comment="${id}"] button`)}
                >
                  {getInitial(by)}
                </button>
              )),
              paper,
            )}
          <div className="seg panel-tabs" role="radiogroup" aria-label="This panel shows">
            <label>
              <input type="radio" name={name} defaultChecked={open.length === 0} />
              {about}
            </label>
            <label>
              <input type="radio" name={name} defaultChecked={open.length > 0} />
              Comments, {open.length}
            </label>
          </div>
          <section className="comments" aria-label="Comments">
            <StatusLine message={message} />
            <div className="comment-list" ref={list}>
              <CommentOnText draftKey={textRef} add={actions.add} place={place} onPlace={setPlace} />
              {open.map(draw)}
              {settled.length > 0 && (
                <details>
                  <summary>
                    <span>Settled ({settled.length})</span>
                    <span className="panel-action" aria-hidden="true" />
                  </summary>
                  {settled.map(draw)}
                </details>
              )}
            </div>
          </section>
        </>
      )}
    </QueryView>
  );
}

const noComments: readonly ReviewComment[] = [];

/** Comments on the whole text come first, then those on the Gospel. */
const getStart = ({ target }: ReviewComment): number =>
  target === null ? -1 : target.anchor.start + (target.part === 'gospelText' ? 0 : 1e6);

const getInitial = (name: string): string => getInitials(name).slice(0, 1) || '?';

interface CommentProps {
  comment: ReviewComment;
  draftKey: string;
  answers: readonly ReviewComment[];
  actions: Actions;
}

function Comment({ comment, draftKey, answers, actions }: CommentProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const { id, target, isOwn, resolvedBy } = comment;
  return (
    <article className="comment" data-comment={id}>
      {target !== null && <Quote target={target} />}
      <CommentBody comment={comment} />
      {answers.length > 0 && (
        <ul className="plain">
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentBody comment={answer} />
              {answer.isOwn && (
                <QuietButton onClick={() => void actions.remove(answer.id)}>Take back</QuietButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {resolvedBy !== '' && <p className="hint">{resolvedBy} settled it.</p>}
      {isAnswering ? (
        <CommentForm
          label="Your answer"
          verb="Answer"
          draftKey={draftKey}
          onSay={(draft) => actions.add({ ...draft, target: null, replyTo: id })}
          onSaid={() => setIsAnswering(false)}
        />
      ) : (
        <div className="row">
          <QuietButton onClick={() => setIsAnswering(true)}>Answer</QuietButton>
          <QuietButton onClick={() => void actions.settle(id, resolvedBy === '')}>
            {resolvedBy === '' ? 'Settle' : 'Open again'}
          </QuietButton>
          {isOwn && <QuietButton onClick={() => void actions.remove(id)}>Take back</QuietButton>}
        </div>
      )}
    </article>
  );
}

const CommentBody = ({ comment: { by, at, body } }: { comment: ReviewComment }) => (
  <>
    <p className="hint comment-by">
      <span className="initials" aria-hidden="true">
        {getInitial(by)}
      </span>
      <span>
        {by || 'Somebody'}, <time dateTime={at}>{clockTime(at, 'day')}</time>
      </span>
    </p>
    <p className="comment-words">{body}</p>
  </>
);

/** The commented words, which are searched for when somebody asks for them. */
function Quote({ target: { part, anchor } }: { target: CommentTarget }) {
  const [hint, setHint] = useState('');
  function show() {
    const written = writtenParts().find((each) => each.part === part);
    if (written === undefined) return;
    const range = findAnchor(written.text, anchor);
    if (range === null) return setHint('The text has changed here: these words are gone.');
    setHint(range.isChanged ? 'These words have been changed since.' : '');
    // On a phone the sheet covers the text.
    document.querySelector<HTMLElement>('.frame-panel:popover-open')?.hidePopover();
    written.show(range.from, range.to);
  }
  return (
    <>
      <blockquote>{shorten(anchor.quote)}</blockquote>
      <p className="hint" role="status">
        {hint}
      </p>
      <QuietButton onClick={show}>Show it in the text</QuietButton>
    </>
  );
}

const maxQuoteLength = 140;
const shorten = (quote: string): string =>
  quote.length > maxQuoteLength ? `${quote.slice(0, maxQuoteLength)}…` : quote;

interface CommentOnTextProps extends Pick<Actions, 'add'> {
  draftKey: string;
  place: CommentTarget | null;
  onPlace: (place: CommentTarget | null) => void;
}

/** Comments on the last selection, or on the whole text. */
function CommentOnText({ draftKey, add, place, onPlace }: CommentOnTextProps) {
  useEffect(() => {
    function onChoice() {
      // Keep the last selection while the focus is in the comment box.
      const current = writtenParts().find(({ isCurrent }) => isCurrent);
      if (current === undefined) return;
      const { part, text, selected } = current;
      const anchor = selected && createAnchor(text, selected.from, selected.to);
      onPlace(anchor && { part, anchor });
    }
    // The selection may be older than this component.
    onChoice();
    document.addEventListener('selectionchange', onChoice);
    return () => document.removeEventListener('selectionchange', onChoice);
  }, [onPlace]);
  return (
    <div className="new-comment">
      {place === null ? (
        <p className="hint">Choose words in the text to comment on them, or say something of all of it.</p>
      ) : (
        <>
          <blockquote>{shorten(place.anchor.quote)}</blockquote>
          <QuietButton onClick={() => onPlace(null)}>Not on these words</QuietButton>
        </>
      )}
      <CommentForm
        label={place === null ? 'On the whole text' : 'On these words'}
        verb="Comment"
        draftKey={draftKey}
        onSay={(draft) => add({ ...draft, target: place, replyTo: null })}
        onSaid={() => onPlace(null)}
      />
    </div>
  );
}

interface CommentFormProps {
  label: string;
  verb: string;
  /** Part of the session storage key, under which a reload finds the typed text. */
  draftKey: string;
  /** Resolves to false if the request failed. */
  onSay: (draft: Pick<NewComment, 'id' | 'body'>) => Promise<boolean>;
  onSaid: () => void;
}

function CommentForm({ label, verb, draftKey, onSay, onSaid }: CommentFormProps) {
  const id = useId();
  const key = `wayfare.comment ${draftKey}`;
  const [body, setBody] = useState(() => sessionStorage.getItem(key) ?? '');
  const [nextId, setNextId] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  function write(text: string) {
    setBody(text);
    sessionStorage.setItem(key, text);
  }
  async function say() {
    if (isBusy) return;
    if (body.trim() === '') return box.current?.focus();
    setIsBusy(true);
    const isSaid = await onSay({ id: nextId, body });
    setIsBusy(false);
    if (!isSaid) return;
    write('');
    setNextId(crypto.randomUUID());
    onSaid();
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        className="in"
        id={id}
        ref={box}
        rows={2}
        maxLength={maxCommentLength}
        value={body}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <div className="row">
        <button
          type="button"
          className="btn line"
          aria-disabled={isBusy || undefined}
          onClick={() => void say()}
        >
          {verb}
        </button>
      </div>
    </div>
  );
}

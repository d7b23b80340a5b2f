import './comments.css';
import {
  type CommentTarget,
  homilyComments,
  maxCommentLength,
  postComments,
  type ReviewComment,
} from '@wayfare/contracts/calls/comments';
import { createAnchor, type FoundRange, findAnchor } from '@wayfare/contracts/rules/anchor';
import { seconds } from '@wayfare/contracts/rules/durations';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { type Member, useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { clockTime } from '#ui/format-date.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { unmark, writtenParts } from './written-parts.ts';

type CommentRequest = Pick<ReviewComment, 'id' | 'body' | 'target' | 'replyTo'>;

interface CommentsProps {
  readonly kind: 'homily' | 'post';
  readonly textRef: string;
}

function createCalls({ callApi }: Member, { kind, textRef }: CommentsProps) {
  const calls = kind === 'homily' ? homilyComments : postComments;
  const params = { ref: textRef };
  return {
    list: () => callApi(calls.list, { params }),
    add: (body: CommentRequest) => callApi(calls.add, { params, body }),
    settle: (commentId: string, isResolved: boolean) =>
      callApi(calls.resolve, { params: { ...params, commentId }, body: { isResolved } }),
    remove: (commentId: string) => callApi(calls.delete, { params: { ...params, commentId } }),
  };
}

/** The editors' comments on the whole text or on a range of it. Readers never see them. */
export function Comments(props: CommentsProps) {
  const { list, add, settle, remove } = createCalls(useMember(), props);
  const about = props.textRef;
  const [changed, setChanged] = useState<readonly ReviewComment[] | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  // Null until somebody toggles it; until then it is open if any comment is unresolved.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { state, retry } = useQuery(`comments ${about}`, list, { refetchOnVisibleMs: [0] });
  const loaded = state.status === 'success' ? state.data.comments : null;
  const [seen, setSeen] = useState(loaded);
  // A fresh load from the server replaces the comments that the last change returned.
  if (loaded !== seen) {
    setSeen(loaded);
    setChanged(null);
  }
  const comments = changed ?? loaded;
  const ranges = useCommentRanges(comments);
  useEffect(() => {
    return unmark;
  }, []);

  async function send(change: () => Promise<{ comments: readonly ReviewComment[] }>): Promise<boolean> {
    setMessage(null);
    try {
      setChanged((await change()).comments);
      return true;
    } catch (error) {
      setMessage(toFailureMessage(error));
      return false;
    }
  }

  if (comments === null)
    return state.status === 'error' ? (
      <p className="hint">
        {toFailureMessage(state.error)}{' '}
        <button type="button" className="quiet link" onClick={retry}>
          Try again
        </button>
      </p>
    ) : null;
  const first = comments.filter(({ replyTo }) => replyTo === null);
  const open = inOrder(
    first.filter(({ resolvedBy }) => resolvedBy === ''),
    ranges,
  );
  const settled = first.filter(({ resolvedBy }) => resolvedBy !== '');
  const draw = (comment: ReviewComment) => (
    <Comment
      key={comment.id}
      comment={comment}
      about={about}
      range={ranges.get(comment.id)}
      answers={comments.filter(({ replyTo }) => replyTo === comment.id)}
      onSay={(draft) => send(() => add({ ...draft, target: null, replyTo: comment.id }))}
      onSettle={(isResolved) => void send(() => settle(comment.id, isResolved))}
      onRemove={(id) => void send(() => remove(id))}
    />
  );
  return (
    <section className="comments" aria-label="Comments">
      <details
        open={isOpen ?? open.length > 0}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>{open.length === 0 ? 'Comments' : `Comments (${open.length})`}</summary>
        <StatusLine message={message} />
        {open.length > 0 && <ol>{open.map(draw)}</ol>}
        <NewComment
          about={about}
          onSay={(draft, place) => send(() => add({ ...draft, target: place, replyTo: null }))}
        />
        {settled.length > 0 && (
          <details>
            <summary>Settled ({settled.length})</summary>
            <ol>{settled.map(draw)}</ol>
          </details>
        )}
      </details>
    </section>
  );
}

/** By the id of a comment. Null if the commented words no longer exist. */
type Ranges = ReadonlyMap<string, FoundRange | null>;

/** Searches again once no change has happened for a second. */
function useCommentRanges(comments: readonly ReviewComment[] | null): Ranges {
  const [ranges, setRanges] = useState<Ranges>(() => new Map());
  useEffect(() => {
    const update = () => setRanges(findRanges(comments ?? []));
    let timer = setTimeout(update, 0);
    const onWriting = () => {
      clearTimeout(timer);
      timer = setTimeout(update, seconds(1));
    };
    // The sheet of a post fires no input event, but typing moves the caret.
    document.addEventListener('selectionchange', onWriting);
    document.addEventListener('input', onWriting);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onWriting);
      document.removeEventListener('input', onWriting);
    };
  }, [comments]);
  return ranges;
}

function findRanges(comments: readonly ReviewComment[]): Ranges {
  const texts = new Map(writtenParts().map(({ part, text }) => [part, text]));
  return new Map(
    comments.flatMap(({ id, target: place }) => {
      const text = place === null ? undefined : texts.get(place.part);
      return place === null || text === undefined ? [] : [[id, findAnchor(text, place.anchor)] as const];
    }),
  );
}

/** Sorted by position: comments on the whole text first, comments whose words are gone last. */
function inOrder(comments: readonly ReviewComment[], ranges: Ranges): ReviewComment[] {
  const at = ({ id, target: place }: ReviewComment): number => {
    if (place === null) return -1;
    const here = ranges.get(id)?.from ?? Number.MAX_SAFE_INTEGER / 2;
    return place.part === 'gospelText' ? here : here + 1e6;
  };
  return comments.toSorted((one, other) => at(one) - at(other));
}

interface CommentProps {
  comment: ReviewComment;
  about: string;
  range: FoundRange | null | undefined;
  answers: readonly ReviewComment[];
  onSay: (draft: CommentDraft) => Promise<boolean>;
  onSettle: (isResolved: boolean) => void;
  onRemove: (id: string) => void;
}

function Comment({ comment, about, range, answers, onSay, onSettle, onRemove }: CommentProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const { id, target: place, isOwn, resolvedBy } = comment;
  return (
    <li className="comment">
      {place !== null && <Quote place={place} range={range} />}
      <CommentBody comment={comment} />
      {answers.length > 0 && (
        <ul>
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentBody comment={answer} />
              {answer.isOwn && <QuietButton onPress={() => onRemove(answer.id)}>Take back</QuietButton>}
            </li>
          ))}
        </ul>
      )}
      {resolvedBy !== '' && <p className="hint">{resolvedBy} settled it.</p>}
      {isAnswering ? (
        <CommentForm
          label="Your answer"
          verb="Answer"
          draftKey={`${about} ${id}`}
          onSay={async (draft) => {
            const isSent = await onSay(draft);
            if (isSent) setIsAnswering(false);
            return isSent;
          }}
        />
      ) : (
        <div className="row">
          <QuietButton onPress={() => setIsAnswering(true)}>Answer</QuietButton>
          <QuietButton onPress={() => onSettle(resolvedBy === '')}>
            {resolvedBy === '' ? 'Settle' : 'Open again'}
          </QuietButton>
          {isOwn && <QuietButton onPress={() => onRemove(id)}>Take back</QuietButton>}
        </div>
      )}
    </li>
  );
}

const QuietButton = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button type="button" className="quiet" onClick={onPress}>
    {children}
  </button>
);

const CommentBody = ({ comment: { by, at, body } }: { comment: ReviewComment }) => (
  <>
    <p className="hint">
      {by || 'Somebody'}, <time dateTime={at}>{clockTime(at, 'day')}</time>
    </p>
    <p className="comment-words">{body}</p>
  </>
);

function Quote({ place, range }: { place: CommentTarget; range: FoundRange | null | undefined }) {
  const show = () => {
    if (!range) return;
    // On a phone the sheet covers the text.
    document.querySelector<HTMLElement>(':is(.panel, .frame-panel):popover-open')?.hidePopover();
    writtenParts()
      .find(({ part }) => part === place.part)
      ?.show(range.from, range.to);
  };
  return (
    <>
      <blockquote>{shorten(place.anchor.quote)}</blockquote>
      {range === null && <p className="hint">The text has changed here: these words are gone.</p>}
      {range?.isChanged && <p className="hint">These words have been changed since.</p>}
      {range && <QuietButton onPress={show}>Show it in the text</QuietButton>}
    </>
  );
}

const maxQuoteLength = 140;
const shorten = (quote: string): string =>
  quote.length > maxQuoteLength ? `${quote.slice(0, maxQuoteLength)}…` : quote;

interface NewCommentProps {
  about: string;
  onSay: (draft: CommentDraft, place: CommentTarget | null) => Promise<boolean>;
}

/** Comments on the last selection, or on the whole text. */
function NewComment({ about, onSay }: NewCommentProps) {
  const [place, setPlace] = useState<CommentTarget | null>(null);
  useEffect(() => {
    function onChoice() {
      // Keep the last selection while the focus is in the comment box.
      const part = writtenParts().find(({ isWrittenIn }) => isWrittenIn);
      if (part === undefined) return;
      const { text, chosen } = part;
      const anchor = chosen && createAnchor(text, chosen.from, chosen.to);
      setPlace(anchor && { part: part.part, anchor });
    }
    // The selection may be older than this component.
    onChoice();
    document.addEventListener('selectionchange', onChoice);
    return () => document.removeEventListener('selectionchange', onChoice);
  }, []);
  return (
    <div className="new-comment">
      {place === null ? (
        <p className="hint">Choose words in the text to comment on them, or say something of all of it.</p>
      ) : (
        <>
          <blockquote>{shorten(place.anchor.quote)}</blockquote>
          <QuietButton onPress={() => setPlace(null)}>Not on these words</QuietButton>
        </>
      )}
      <CommentForm
        label={place === null ? 'On the whole text' : 'On these words'}
        verb="Comment"
        draftKey={about}
        onSay={async (draft) => {
          const isSent = await onSay(draft, place);
          if (isSent) setPlace(null);
          return isSent;
        }}
      />
    </div>
  );
}

interface WritingProps {
  label: string;
  verb: string;
  /** Part of the session storage key, under which a reload finds the typed text. */
  draftKey: string;
  /** Resolves to false if the request failed. */
  onSay: (draft: CommentDraft) => Promise<boolean>;
}

/** The client creates the id, so that a retry after a lost response adds no second comment. */
type CommentDraft = Pick<CommentRequest, 'id' | 'body'>;

function CommentForm({ label, verb, draftKey, onSay }: WritingProps) {
  const id = useId();
  const key = `wayfare.comment ${draftKey}`;
  const [body, setBody] = useState(() => sessionStorage.getItem(key) ?? '');
  const [nextId, setNextId] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  function write(text: string) {
    setBody(text);
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  }
  async function say() {
    if (isBusy) return;
    if (body.trim() === '') {
      box.current?.focus();
      return;
    }
    setIsBusy(true);
    if (await onSay({ id: nextId, body })) {
      write('');
      setNextId(crypto.randomUUID());
    }
    setIsBusy(false);
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
          className="btn outlined"
          aria-disabled={isBusy || undefined}
          onClick={() => void say()}
        >
          {verb}
        </button>
      </div>
    </div>
  );
}

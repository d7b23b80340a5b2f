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

export type CommentedText =
  | { readonly kind: 'homily'; readonly date: string }
  | { readonly kind: 'post'; readonly postId: string };

type Said = Pick<ReviewComment, 'id' | 'body' | 'target' | 'replyTo'>;

function callsFor({ callApi }: Member, text: CommentedText) {
  const calls = text.kind === 'homily' ? homilyComments : postComments;
  const params = { ref: text.kind === 'homily' ? text.date : text.postId };
  return {
    list: () => callApi(calls.list, { params }),
    add: (body: Said) => callApi(calls.add, { params, body }),
    settle: (commentId: string, isResolved: boolean) =>
      callApi(calls.resolve, { params: { ...params, commentId }, body: { isResolved } }),
    remove: (commentId: string) => callApi(calls.delete, { params: { ...params, commentId } }),
  };
}

/** What those who write say to each other of the text, or of a stretch of it. Readers never see it. */
export function Comments({ text }: { text: CommentedText }) {
  const member = useMember();
  const { list, add, settle, remove } = callsFor(member, text);
  const about = text.kind === 'homily' ? text.date : text.postId;
  const [changed, setChanged] = useState<readonly ReviewComment[] | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  // Open where somebody waits for an answer, until one shuts it.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { state, retry } = useQuery(`comments ${about}`, list, { refetchOnVisibleMs: [0] });
  const loaded = state.status === 'success' ? state.data.comments : null;
  const [seen, setSeen] = useState(loaded);
  // What comes from the server anew is newer than what was answered before.
  if (loaded !== seen) {
    setSeen(loaded);
    setChanged(null);
  }
  const comments = changed ?? loaded;
  const found = useFoundPlaces(comments);
  useEffect(() => {
    return unmark;
  }, []);

  async function send(change: () => Promise<{ comments: readonly ReviewComment[] }>): Promise<boolean> {
    setSaid(null);
    try {
      setChanged((await change()).comments);
      return true;
    } catch (error) {
      setSaid(toFailureMessage(error));
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
    found,
  );
  const settled = first.filter(({ resolvedBy }) => resolvedBy !== '');
  const draw = (comment: ReviewComment) => (
    <Comment
      key={comment.id}
      comment={comment}
      about={about}
      found={found.get(comment.id)}
      answers={comments.filter(({ replyTo }) => replyTo === comment.id)}
      onSay={(said) => send(() => add({ ...said, target: null, replyTo: comment.id }))}
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
        <StatusLine message={said} />
        {open.length > 0 && <ol>{open.map(draw)}</ol>}
        <NewComment
          about={about}
          onSay={(said, place) => send(() => add({ ...said, target: place, replyTo: null }))}
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

/** Null where the words are gone. */
type Places = ReadonlyMap<string, FoundRange | null>;

/** Looked for again once the writing rests. */
function useFoundPlaces(comments: readonly ReviewComment[] | null): Places {
  const [places, setPlaces] = useState<Places>(() => new Map());
  useEffect(() => {
    const look = () => setPlaces(placesOf(comments ?? []));
    let rest = setTimeout(look, 0);
    const onWriting = () => {
      clearTimeout(rest);
      rest = setTimeout(look, seconds(1));
    };
    // Whoever writes moves the caret; the sheet of a post tells of no input.
    document.addEventListener('selectionchange', onWriting);
    document.addEventListener('input', onWriting);
    return () => {
      clearTimeout(rest);
      document.removeEventListener('selectionchange', onWriting);
      document.removeEventListener('input', onWriting);
    };
  }, [comments]);
  return places;
}

function placesOf(comments: readonly ReviewComment[]): Places {
  const texts = new Map(writtenParts().map(({ part, text }) => [part, text]));
  return new Map(
    comments.flatMap(({ id, target: place }) => {
      const text = place === null ? undefined : texts.get(place.part);
      return place === null || text === undefined ? [] : [[id, findAnchor(text, place.anchor)] as const];
    }),
  );
}

/** In the order of the text; what is said of all of it comes first, and what hangs on no word any more last. */
function inOrder(comments: readonly ReviewComment[], found: Places): ReviewComment[] {
  const at = ({ id, target: place }: ReviewComment): number => {
    if (place === null) return -1;
    const here = found.get(id)?.from ?? Number.MAX_SAFE_INTEGER / 2;
    return place.part === 'gospelText' ? here : here + 1e6;
  };
  return comments.toSorted((one, other) => at(one) - at(other));
}

interface CommentProps {
  comment: ReviewComment;
  about: string;
  found: FoundRange | null | undefined;
  answers: readonly ReviewComment[];
  onSay: (said: Worded) => Promise<boolean>;
  onSettle: (isResolved: boolean) => void;
  onRemove: (id: string) => void;
}

function Comment({ comment, about, found, answers, onSay, onSettle, onRemove }: CommentProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const { id, target: place, isOwn, resolvedBy } = comment;
  return (
    <li className="comment">
      {place !== null && <Quote place={place} found={found} />}
      <Words comment={comment} />
      {answers.length > 0 && (
        <ul>
          {answers.map((answer) => (
            <li key={answer.id}>
              <Words comment={answer} />
              {answer.isOwn && <Press onPress={() => onRemove(answer.id)}>Take back</Press>}
            </li>
          ))}
        </ul>
      )}
      {resolvedBy !== '' && <p className="hint">{resolvedBy} settled it.</p>}
      {isAnswering ? (
        <Writing
          label="Your answer"
          verb="Answer"
          keptAs={`${about} ${id}`}
          onSay={async (said) => {
            const isSaid = await onSay(said);
            if (isSaid) setIsAnswering(false);
            return isSaid;
          }}
        />
      ) : (
        <div className="row">
          <Press onPress={() => setIsAnswering(true)}>Answer</Press>
          <Press onPress={() => onSettle(resolvedBy === '')}>
            {resolvedBy === '' ? 'Settle' : 'Open again'}
          </Press>
          {isOwn && <Press onPress={() => onRemove(id)}>Take back</Press>}
        </div>
      )}
    </li>
  );
}

const Press = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button type="button" className="quiet" onClick={onPress}>
    {children}
  </button>
);

const Words = ({ comment: { by, at, body } }: { comment: ReviewComment }) => (
  <>
    <p className="hint">
      {by || 'Somebody'}, <time dateTime={at}>{clockTime(at, 'day')}</time>
    </p>
    <p className="comment-words">{body}</p>
  </>
);

function Quote({ place, found }: { place: CommentTarget; found: FoundRange | null | undefined }) {
  const show = () => {
    if (!found) return;
    // On a phone the sheet lies over the text.
    document.querySelector<HTMLElement>('.panel:popover-open')?.hidePopover();
    writtenParts()
      .find(({ part }) => part === place.part)
      ?.show(found.from, found.to);
  };
  return (
    <>
      <blockquote>{cut(place.anchor.quote)}</blockquote>
      {found === null && <p className="hint">The text has changed here: these words are gone.</p>}
      {found?.isChanged && <p className="hint">These words have been changed since.</p>}
      {found && <Press onPress={show}>Show it in the text</Press>}
    </>
  );
}

const mostQuoted = 140;
const cut = (quote: string): string => (quote.length > mostQuoted ? `${quote.slice(0, mostQuoted)}…` : quote);

interface NewCommentProps {
  about: string;
  onSay: (said: Worded, place: CommentTarget | null) => Promise<boolean>;
}

/** On the words that were chosen last, or on the whole text. */
function NewComment({ about, onSay }: NewCommentProps) {
  const [place, setPlace] = useState<CommentTarget | null>(null);
  useEffect(() => {
    function onChoice() {
      // Whoever has gone on to write the comment means what was chosen before.
      const part = writtenParts().find(({ isWrittenIn }) => isWrittenIn);
      if (part === undefined) return;
      const { text, chosen } = part;
      const anchor = chosen && createAnchor(text, chosen.from, chosen.to);
      setPlace(anchor && { part: part.part, anchor });
    }
    // Words may have been chosen before this was here.
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
          <blockquote>{cut(place.anchor.quote)}</blockquote>
          <Press onPress={() => setPlace(null)}>Not on these words</Press>
        </>
      )}
      <Writing
        label={place === null ? 'On the whole text' : 'On these words'}
        verb="Comment"
        keptAs={about}
        onSay={async (said) => {
          const isSaid = await onSay(said, place);
          if (isSaid) setPlace(null);
          return isSaid;
        }}
      />
    </div>
  );
}

interface WritingProps {
  label: string;
  verb: string;
  /** What is typed is there again when the page is opened anew. */
  keptAs: string;
  /** Whether it was said. */
  onSay: (said: Worded) => Promise<boolean>;
}

/** Tried again after its answer was lost, it is the same comment. */
type Worded = Pick<Said, 'id' | 'body'>;

function Writing({ label, verb, keptAs, onSay }: WritingProps) {
  const id = useId();
  const key = `wayfare.comment ${keptAs}`;
  const [body, setBody] = useState(() => sessionStorage.getItem(key) ?? '');
  const [nextId, setNextId] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  function write(words: string) {
    setBody(words);
    if (words === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, words);
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

// Undoing in a field. The browser's own forgets what the page writes into a field, and takes letters back one by one
// where it does not forget: here a word is a step, and so is a paste, and whatever the page wrote.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isMac } from './is-mac.ts';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** A text, and what of it was chosen. */
interface Moment {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

type Kind = 'typing' | 'deleting' | 'given' | 'other';

/** More than anybody takes back. */
const mostSteps = 100;
/** What the page writes on each letter of another field is one step. */
const givenPauseMs = 1_000;

/** What was done in one field, in steps that can be taken back. */
export class FieldHistory {
  #past: Moment[] = [];
  #future: Moment[] = [];
  #now: Moment;
  #last: { readonly kind: Kind; readonly at: number } = { kind: 'other', at: 0 };
  /** Of the change that is about to come; null where the browser told nothing of it. */
  #coming: { readonly before: Moment; readonly kind: Kind; readonly isNewStep: boolean } | null = null;

  /** The letter that was deleted last, so that a deleted word is a step as well. */
  #gone = '';

  constructor(text: string) {
    this.#now = { text, from: text.length, to: text.length };
  }

  /** Before something changes. */
  expect(field: TextInput, { inputType, data, isComposing }: InputEvent): void {
    const before = momentIn(field);
    const kind = kindOf(inputType, data ?? '');
    const isElsewhere = before.from !== this.#now.from || before.to !== this.#now.to;
    const at = before.from;
    const goes = before.text.charAt(inputType.endsWith('Forward') ? at : at - 1);
    const isWordBegun =
      kind === 'typing'
        ? !isComposing && /^\S/.test(data ?? '') && /^\s?$/.test(before.text.charAt(at - 1))
        : /\s/.test(goes) && /\S/.test(this.#gone);
    this.#gone = kind === 'deleting' ? goes : '';
    this.#coming = { before, kind, isNewStep: isElsewhere || isWordBegun };
  }

  /** Something was changed in the field. */
  note(field: TextInput): void {
    const { before, kind, isNewStep } = this.#coming ?? {
      before: this.#now,
      kind: 'other' as const,
      isNewStep: true,
    };
    this.#coming = null;
    if (field.value !== this.#now.text)
      this.#take(before, momentIn(field), kind, isNewStep || kind === 'other' || kind !== this.#last.kind);
  }

  /** Something was put in the place of what was chosen, all at once. */
  replace(before: Moment, after: Moment): void {
    this.#take(before, after, 'other', true);
  }

  /** The page wrote another text into it. */
  give(text: string): void {
    const isOngoing = this.#last.kind === 'given' && Date.now() - this.#last.at < givenPauseMs;
    this.#take(this.#now, { text, from: text.length, to: text.length }, 'given', !isOngoing);
  }

  /** The moment before, or after; null where there is none. */
  undo = (): Moment | null => this.#go(this.#past, this.#future);
  redo = (): Moment | null => this.#go(this.#future, this.#past);

  #take(before: Moment, after: Moment, kind: Kind, isNewStep: boolean): void {
    if (isNewStep) this.#past = [...this.#past.slice(1 - mostSteps), before];
    this.#future = [];
    this.#now = after;
    this.#last = { kind, at: Date.now() };
  }

  #go(from: Moment[], to: Moment[]): Moment | null {
    const moment = from.pop();
    if (moment === undefined) return null;
    to.push(this.#now);
    this.#now = moment;
    this.#last = { kind: 'other', at: 0 };
    return moment;
  }
}

const momentIn = ({ value, selectionStart, selectionEnd }: TextInput): Moment => ({
  text: value,
  from: selectionStart ?? value.length,
  to: selectionEnd ?? value.length,
});

function kindOf(inputType: string, data: string): Kind {
  if (inputType === 'insertCompositionText') return 'typing';
  // A phone that proposes words puts them in whole.
  if (inputType === 'insertText') return data.length === 1 ? 'typing' : 'other';
  return /^deleteContent(Backward|Forward)$/.test(inputType) ? 'deleting' : 'other';
}

/** Which way the keys lead that take back and bring again. */
function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !isMac() ? 'redo' : null;
}

interface FieldInHand<Field> {
  readonly ref: RefObject<Field | null>;
  /** Puts a text where the caret stands, as one step. */
  readonly insert: (text: string) => void;
}

/**
 * A field whose text belongs to the page, and in which one undoes by steps. React is not given the text: it would write
 * every letter down as what the field began with as well.
 */
export function useFieldHistory<Field extends TextInput>(
  value: string,
  onText: (text: string) => void,
): FieldInHand<Field> {
  const ref = useRef<Field>(null);
  const [history] = useState(() => new FieldHistory(value));
  const isBegun = useRef(false);
  useLayoutEffect(() => {
    const field = ref.current;
    if (field === null || field.value === value) return;
    field.value = value;
    if (isBegun.current) history.give(value);
  }, [value, history]);

  const go = useEffectEvent((way: 'undo' | 'redo', event: Event) => {
    // Also where nothing is left to take back: what the browser remembers is not what happened here.
    event.preventDefault();
    const field = ref.current;
    const moment = history[way]();
    if (field === null || moment === null) return;
    field.value = moment.text;
    // A field for an address tells nothing of its caret, and takes none.
    if (field.selectionStart !== null) field.setSelectionRange(moment.from, moment.to);
    onText(moment.text);
  });
  useEffect(() => {
    isBegun.current = true;
    const field = ref.current;
    if (field === null) return;
    const expect = (event: Event) => {
      if (!(event instanceof InputEvent)) return;
      if (event.inputType === 'historyUndo') go('undo', event);
      else if (event.inputType === 'historyRedo') go('redo', event);
      else history.expect(field, event);
    };
    const press = (event: Event) => {
      const way = event instanceof KeyboardEvent ? wayOf(event) : null;
      if (way !== null) go(way, event);
    };
    const note = () => history.note(field);
    field.addEventListener('beforeinput', expect);
    field.addEventListener('input', note);
    field.addEventListener('keydown', press);
    return () => {
      field.removeEventListener('beforeinput', expect);
      field.removeEventListener('input', note);
      field.removeEventListener('keydown', press);
    };
  }, [history]);

  function insert(text: string): void {
    const field = ref.current;
    if (field === null) return;
    const before = momentIn(field);
    const room =
      field.maxLength < 0 ? text.length : field.maxLength - before.text.length + before.to - before.from;
    field.setRangeText(text.slice(0, Math.max(0, room)), before.from, before.to, 'end');
    // What was put in at the end is in sight, as when the browser does it.
    if (field.selectionEnd === field.value.length) field.scrollTop = field.scrollHeight;
    history.replace(before, momentIn(field));
    onText(field.value);
  }

  return { ref, insert };
}

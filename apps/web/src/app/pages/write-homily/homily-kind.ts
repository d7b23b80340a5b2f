import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import type { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import { emptyHomily, type HomilyContent, homilyContent } from '@wayfare/contracts/rules/homily-content';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { FrameDialog } from '#app/editing/frame/frame.tsx';
import type { Session } from '#app/editing/session/session.ts';
import type { ServerDraft, SessionState, TextStatus } from '#app/editing/session/session-types.ts';

export type HomilyDraft = ResponseOf<typeof homilyCalls.getDraft>;
export type HomilySession = Session<HomilyContent>;
export type HomilySessionState = SessionState<HomilyContent>;

/** A new homily gets `byLine` as its author. */
export const toServerDraft = (
  { draft, lock, state, hasChanges, review, details }: HomilyDraft,
  byLine: string,
) =>
  ({
    content: draft?.content ?? { ...emptyHomily, author: byLine },
    version: draft?.version ?? null,
    savedAt: draft?.savedAt ?? null,
    lock,
    text: { state, hasChanges, warnings: details.warnings, review },
  }) satisfies ServerDraft<HomilyContent>;

/** Readers have it, or will have it. */
export const isPublished = ({ state }: Pick<TextStatus, 'state'>): boolean =>
  state === 'published' || state === 'scheduled';

/** The state once the day has begun: a scheduled homily is then published. */
export const toOpened = (state: HomilySessionState): HomilySessionState =>
  state.text.state === 'scheduled' ? { ...state, text: { ...state.text, state: 'published' } } : state;

/** A text that is too long is stored on the device as well. */
const isHomily = (stored: unknown): stored is HomilyContent =>
  homilyContent.safeParse(stored).error?.issues.every(({ code }) => code === 'too_big') ?? true;

export const parseHomily = (stored: unknown): HomilyContent | null =>
  isHomily(stored) ? { ...emptyHomily, ...stored } : null;

export const fieldNames: Readonly<Record<keyof HomilyContent, string>> = {
  title: 'Title',
  book: 'Book',
  chapter: 'Chapter',
  verse: 'Verse',
  gospelText: 'Gospel',
  source: 'Source line',
  copyright: 'Copyright line',
  homilyText: 'Reflection',
  practice: 'One thing to do',
  author: 'Written by',
};

const isField = (name: string): name is keyof HomilyContent => name in fieldNames;

/** The fields as texts, with their labels. */
export const listFields = (content: HomilyContent): { readonly name: string; readonly text: string }[] =>
  Object.keys(fieldNames)
    .filter(isField)
    .map((field) => ({ name: fieldNames[field], text: String(content[field] ?? '') }));

/** Null if it is not a chapter. */
export function parseChapter(typed: string): number | null {
  const chapter = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
  return chapter >= 1 && chapter <= 150 ? chapter : null;
}

/** The validation errors by field. */
export function findFaults(content: HomilyContent): Partial<Record<keyof HomilyContent, string>> {
  const faults: Partial<Record<keyof HomilyContent, string>> = {};
  for (const { path, message } of homilyContent.safeParse(content).error?.issues ?? []) {
    const field = String(path[0]);
    if (isField(field)) faults[field] ??= message;
  }
  return faults;
}

type TextFieldName = Exclude<keyof HomilyContent, 'chapter'>;

export interface HomilyFieldsProps {
  readonly session: HomilySession;
  readonly state: HomilySessionState;
}

/** The properties of a text field of the homily, by its name. */
export function createFieldProps({ session, state: { content } }: HomilyFieldsProps) {
  const faults = findFaults(content);
  return (name: TextFieldName) => ({
    label: fieldNames[name],
    value: content[name],
    fault: faults[name],
    onText: (text: string) => session.write({ ...content, [name]: text }),
    // No `maxLength`: text that is too long gets an error message instead of being cut off.
    autoComplete: 'off',
  });
}

/** Each opens a dialog. */
export type Action = FrameDialog | 'publish' | 'take-off' | 'move' | 'delete' | 'correct' | 'restore-day';

export interface ActionProps extends HomilyFieldsProps {
  readonly details: HomilyDraft['details'];
  readonly onDay: (day: LiturgicalDay, isCorrected: boolean) => void;
  readonly onOpen: (action: Action) => void;
  readonly onTakeOff: () => void;
  /** After it was published or scheduled, and not only changed. */
  readonly onPublished: () => void;
  /** Shows what was done. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

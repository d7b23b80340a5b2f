import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import type { homilyCalls } from '@wayfare/contracts/calls/editing';
import type { HomilyState } from '@wayfare/contracts/calls/homily-editor';
import { emptyHomily, type HomilyContent, homilyContent } from '@wayfare/contracts/rules/homily-content';
import * as z from 'zod/mini';
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

export const toTextState = (state: HomilyState): TextStatus['state'] => (state === 'missing' ? 'new' : state);

/** Readers have it, or will have it. */
export const isPublished = ({ state }: Pick<TextStatus, 'state'>): boolean =>
  state === 'published' || state === 'scheduled';

const text = z.string();
/** Without limits: a text that is too long is stored on the device as well. */
const storedHomily = z.object({
  title: text,
  book: text,
  chapter: z.nullable(z.number()),
  verse: text,
  gospelText: text,
  source: text,
  copyright: text,
  homilyText: text,
  practice: text,
  author: text,
}) satisfies z.ZodMiniType<HomilyContent>;

export const parseHomily = (stored: unknown): HomilyContent | null =>
  z.safeParse(storedHomily, stored).data ?? null;

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

export type Faults = Partial<Record<keyof HomilyContent, string>>;

/** The validation errors by field. */
export function findFaults(content: HomilyContent): Faults {
  const faults: Faults = {};
  for (const { path, message } of homilyContent.safeParse(content).error?.issues ?? []) {
    const field = String(path[0]);
    if (isField(field)) faults[field] ??= message;
  }
  return faults;
}

export const notSaved = '❌ We couldn’t save it, so nothing else was done. Please try again.';
export const changedElsewhere =
  '❌ Somebody else has changed this day meanwhile. Close this, and read it again first.';

/** Each opens a dialog. */
export type Action =
  | 'history'
  | 'compare'
  | 'preview'
  | 'publish'
  | 'unpublish'
  | 'move'
  | 'swap'
  | 'delete'
  | 'drop';

export interface ActionProps {
  readonly details: HomilyDraft['details'];
  readonly session: HomilySession;
  readonly state: HomilySessionState;
  readonly onClose: () => void;
}

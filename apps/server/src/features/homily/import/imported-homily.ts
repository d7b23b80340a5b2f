import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import {
  homilyContent,
  isPublishable,
  listMissingFields,
  type PublishableHomily,
} from '@wayfare/contracts/rules/homily-content';
import { isStorableText } from '#http/guards/request-body.ts';
import { homilyFields, normalizeContent } from '../content.ts';

/** Keys are column names of the contract. */
export interface RawRow {
  /** As in a spreadsheet, or the position in a JSON list. */
  readonly number: number;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface ImportedHomily {
  readonly number: number;
  readonly date: string;
  readonly content: PublishableHomily;
  /** Null if the file does not say. */
  readonly publishedAt: Date | null;
}

export interface RowError {
  readonly number: number;
  readonly reason: string;
}

export const columns = ['date', ...homilyFields, 'timestamp'] as const;
export type Column = (typeof columns)[number];

/** 'Gospel Text', 'gospel_text' and 'gospelText' are the same column. Null if unknown. */
export function findColumn(name: string): Column | null {
  const plainName = name.toLowerCase().replaceAll(/[\s_-]/g, '');
  return columns.find((column) => column.toLowerCase() === plainName) ?? null;
}

export const requiredColumns = ['date', 'book', 'chapter', 'verse', 'gospelText', 'homilyText'] as const;

export function checkRow({ number, values }: RawRow): ImportedHomily | RowError {
  const bad = (reason: string): RowError => ({ number, reason });
  const text = (name: string): string => toText(values[name]);
  if (Object.values(values).some((value) => typeof value === 'string' && !isStorableText(value)))
    return bad('it holds a character that cannot be kept');
  const date = text('date').trim();
  if (date === '') return bad('the date is missing');
  if (!isHomilyDate(date))
    return bad(`${quoteShortened(date)} is no date from 1970 to 2100 written as YYYY-MM-DD`);
  const chapter = parseChapter(text('chapter'));
  if (chapter === 'wrong') return bad(`the chapter ${quoteShortened(text('chapter'))} is not a whole number`);
  const publishedAt = parseTimestamp(text('timestamp'));
  if (publishedAt === 'wrong') return bad(`the timestamp ${quoteShortened(text('timestamp'))} is no time`);
  const texts = Object.fromEntries(homilyFields.map((field) => [field, text(field)]));
  const read = homilyContent.safeParse({ ...texts, chapter });
  if (!read.success)
    return bad(toReason(read.error.issues[0]?.message ?? 'something is not as it should be'));
  const content = normalizeContent(read.data);
  if (!isPublishable(content)) return bad(`it lacks ${listMissingFields(content).join(', ')}`);
  return { number, date, content, publishedAt };
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

function parseChapter(text: string): number | null | 'wrong' {
  const digits = text.trim();
  if (digits === '') return null;
  const chapter = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return chapter >= 1 && chapter <= 150 ? chapter : 'wrong';
}

/** A date and time, or seconds or milliseconds since 1970. */
function parseTimestamp(text: string): Date | null | 'wrong' {
  const given = text.trim();
  if (given === '') return null;
  const seconds = /^\d{9,10}$/.test(given) ? Number(given) * 1_000 : null;
  const milliseconds = /^\d{12,13}$/.test(given) ? Number(given) : null;
  const isWritten = /^\d{4}-\d{2}-\d{2}/.test(given);
  const instant = new Date(seconds ?? milliseconds ?? (isWritten ? given : Number.NaN));
  const year = instant.getUTCFullYear();
  return year >= 1970 && year <= 2100 ? instant : 'wrong';
}

const quoteShortened = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** For use within a sentence. */
const toReason = (message: string): string =>
  message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');

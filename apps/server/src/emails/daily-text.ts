import { toGospelStanzas } from '@wayfare/contracts/rules/gospel-stanzas';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { parseLightMarks } from '@wayfare/contracts/rules/light-marks';
import { formatColor, type LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { type MailFacts, paths, siteLink } from './mail-data.ts';
import { wrapped } from './render-mail.tsx';
import { dayInWords } from './text.ts';

type Reference = Pick<HomilyContent, 'book' | 'chapter' | 'verse'>;

export interface DailyHomily {
  readonly date: string;
  readonly day: Pick<LiturgicalDay, 'celebration' | 'color' | 'occasion'>;
  readonly content: HomilyContent;
  /** How the passage stands to the Gospel of the day; null where nobody knows what is read. */
  readonly dayGospel: { readonly is: 'same' | 'part' | 'other'; readonly reference: string } | null;
  /** The newest homily before this one. */
  readonly before: (Reference & { readonly date: string; readonly title: string }) | null;
  /** By which the reader stops these mails without logging in. */
  readonly stopLink: string;
}

/** The words of a day's mail, for both twins. */
export interface DailyWords {
  readonly facts: MailFacts;
  /** '2026-11-22' */
  readonly date: string;
  readonly dateWords: string;
  readonly color: LiturgicalDay['color'];
  readonly colorWords: string;
  readonly celebration: string;
  readonly reference: string;
  /** Beneath the reference. */
  readonly sourceWords: string;
  /** Its lines, with the marks of speech that a passage from the middle of somebody's words lacks. */
  readonly gospel: readonly string[];
  readonly content: HomilyContent;
  /** Over the reflection. */
  readonly title: string;
  readonly before: {
    readonly date: string;
    readonly dayWords: string;
    readonly title: string;
    readonly link: string;
  } | null;
  readonly links: {
    readonly read: string;
    readonly pass: string;
    readonly choose: string;
    readonly stop: string;
  };
}

export function dailyWords(facts: MailFacts, homily: DailyHomily): DailyWords {
  const { date, day, content, stopLink } = homily;
  const reference = referenceOf(content);
  const { publicUrl } = facts;
  const read = siteLink(publicUrl, `${paths.homilies}/${date}`);
  return {
    facts,
    date,
    dateWords: inWords(date),
    color: day.color,
    colorWords: formatColor(day),
    celebration: day.celebration,
    reference,
    sourceWords: [relationOf(homily.dayGospel), endedWithStop(content.source)].filter(Boolean).join(' '),
    gospel: toGospelStanzas(content.gospelText).flat(),
    content,
    title: content.title || 'Reflection',
    before: beforeOf(facts, homily),
    links: {
      read,
      pass: `${read}#pass`,
      choose: siteLink(publicUrl, paths.mailChoice),
      stop: stopLink,
    },
  };
}

function beforeOf({ publicUrl }: MailFacts, { date, before }: DailyHomily): DailyWords['before'] {
  if (before === null) return null;
  const days = Date.parse(date) - Date.parse(before.date);
  const [words, weekday] = [inWords(before.date), inWords(before.date).split(',')[0]];
  return {
    date: before.date,
    dayWords: days === 24 * 3600 * 1000 ? `${weekday}, the day before` : words,
    title: before.title || referenceOf(before),
    link: siteLink(publicUrl, `${paths.homilies}/${before.date}`),
  };
}

const inWords = (date: string): string => dayInWords(new Date(`${date}T12:00:00Z`), 'UTC');

function relationOf(dayGospel: DailyHomily['dayGospel']): string {
  if (dayGospel === null) return '';
  if (dayGospel.is === 'same') return 'The Gospel of the day.';
  const written = withDashes(dayGospel.reference);
  return dayGospel.is === 'part'
    ? `From the Gospel of the day, ${written}.`
    : `The Gospel of the day is ${written}.`;
}

const endedWithStop = (line: string): string => (line === '' || /[.!?…)]$/.test(line) ? line : `${line}.`);

/** A draft may lack any part of it. */
function referenceOf({ book, chapter, verse }: Reference): string {
  const place = [chapter, withDashes(verse)].filter((part) => part !== null && part !== '').join(':');
  return [book, place].filter((part) => part !== '').join(' ');
}

const withDashes = (numbers: string): string => numbers.replaceAll('-', '–');

const rule = '* * *';

/** The plain twin of the morning mail: the same parts in the same order, set as a letter is typed. */
export function dailyHomilyText(words: DailyWords): string {
  const { facts, content, reference, title, before, links } = words;
  const parts = [
    [words.dateWords, words.colorWords, words.celebration].map((line) => wrapped(line)).join('\n'),
    rule,
    [reference, words.sourceWords]
      .filter(Boolean)
      .map((line) => wrapped(line))
      .join('\n'),
    ...words.gospel.map((line) => wrapped(line)),
    wrapped(content.copyright),
    rule,
    [title, content.author && `By ${content.author}`]
      .filter(Boolean)
      .map((line) => wrapped(line))
      .join('\n'),
    ...reflectionOf(content.homilyText),
    ...(content.practice === ''
      ? []
      : [`${rule}\n\nOne thing to do today\n\n${wrapped(content.practice, '    ')}`]),
    rule,
    `Pass this day on:\n${links.pass}`,
    before === null ? '' : `${wrapped(`${before.dayWords}: ${before.title}`)}\n${before.link}`,
    `Read it on the site:\n${links.read}`,
    // Mail programs know the sign of two dashes and a space, and set apart what follows it.
    [
      '-- ',
      wrapped(whyItCame(facts.siteName)),
      `Stop this mail: ${links.stop}`,
      `Change its hour: ${links.choose}`,
      'Your subscription stays as it is.',
      '',
      wrapped(whoSends(facts)),
      `${siteLink(facts.publicUrl, '/')} · ${facts.supportEmail}`,
    ].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

export const whyItCame = (siteName: string): string =>
  `This page comes to you because you subscribe to ${siteName}.`;

export const whoSends = ({ siteName, organization }: DailyWords['facts']): string =>
  `${siteName} is published by ${organization.name}, ${organization.address}.`;

/** The marks are left as they were typed: they read well in a letter. */
const reflectionOf = (text: string): string[] =>
  parseLightMarks(text).flatMap(({ isQuotation, lines }) => {
    const typed = lines.map((runs) =>
      runs.map(({ text, isEmphasis }) => (isEmphasis ? `*${text}*` : text)).join(''),
    );
    return isQuotation
      ? [typed.map((line) => wrapped(line, '> ')).join('\n')]
      : typed.map((line) => wrapped(line));
  });

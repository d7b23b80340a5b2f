import { toGospelStanzas } from '@wayfare/contracts/rules/gospel-stanzas';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { parseLightMarks } from '@wayfare/contracts/rules/light-marks';
import { formatColor, type LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { type MailData, paths, siteLink } from './mail-data.ts';
import { wrapText } from './render-mail.tsx';
import { formatDay } from './text.ts';

type Reference = Pick<HomilyContent, 'book' | 'chapter' | 'verse'>;

export interface DailyHomily {
  readonly date: string;
  readonly day: Pick<LiturgicalDay, 'celebration' | 'color' | 'occasion'>;
  readonly content: HomilyContent;
  /** How the passage stands to the Gospel of the day; null where nobody knows what is read. */
  readonly dayGospel: { readonly is: 'same' | 'part' | 'other'; readonly reference: string } | null;
  /** The newest homily before this one. */
  readonly previous: (Reference & { readonly date: string; readonly title: string }) | null;
  /** By which the reader stops these mails without logging in. */
  readonly unsubscribeLink: string;
}

/** The words of a day's mail, for both twins. */
export interface DailyMailView {
  readonly mailData: MailData;
  /** '2026-11-22' */
  readonly date: string;
  readonly dateText: string;
  readonly color: LiturgicalDay['color'];
  readonly colorText: string;
  readonly celebration: string;
  readonly reference: string;
  /** Beneath the reference. */
  readonly sourceText: string;
  /** Its lines, with the marks of speech that a passage from the middle of somebody's words lacks. */
  readonly gospel: readonly string[];
  readonly content: HomilyContent;
  /** Over the reflection. */
  readonly title: string;
  readonly previous: {
    readonly date: string;
    readonly dayText: string;
    readonly title: string;
    readonly link: string;
  } | null;
  readonly links: {
    readonly read: string;
    readonly share: string;
    readonly preferences: string;
    readonly unsubscribe: string;
  };
}

export function toDailyMailView(mailData: MailData, homily: DailyHomily): DailyMailView {
  const { date, day, content, unsubscribeLink: stopLink } = homily;
  const reference = formatReference(content);
  const { publicUrl } = mailData;
  const read = siteLink(publicUrl, `${paths.homilies}/${date}`);
  return {
    mailData,
    date,
    dateText: formatCalendarDate(date),
    color: day.color,
    colorText: formatColor(day),
    celebration: day.celebration,
    reference,
    sourceText: [formatDayGospel(homily.dayGospel), withFullStop(content.source)].filter(Boolean).join(' '),
    gospel: toGospelStanzas(content.gospelText).flat(),
    content,
    title: content.title || 'Reflection',
    previous: toPreviousView(mailData, homily),
    links: {
      read,
      share: `${read}#pass`,
      preferences: siteLink(publicUrl, paths.mailChoice),
      unsubscribe: stopLink,
    },
  };
}

function toPreviousView(
  { publicUrl }: MailData,
  { date, previous: before }: DailyHomily,
): DailyMailView['previous'] {
  if (before === null) return null;
  const days = Date.parse(date) - Date.parse(before.date);
  const [words, weekday] = [formatCalendarDate(before.date), formatCalendarDate(before.date).split(',')[0]];
  return {
    date: before.date,
    dayText: days === 24 * 3600 * 1000 ? `${weekday}, the day before` : words,
    title: before.title || formatReference(before),
    link: siteLink(publicUrl, `${paths.homilies}/${before.date}`),
  };
}

const formatCalendarDate = (date: string): string => formatDay(new Date(`${date}T12:00:00Z`), 'UTC');

function formatDayGospel(dayGospel: DailyHomily['dayGospel']): string {
  if (dayGospel === null) return '';
  if (dayGospel.is === 'same') return 'The Gospel of the day.';
  const written = withDashes(dayGospel.reference);
  return dayGospel.is === 'part'
    ? `From the Gospel of the day, ${written}.`
    : `The Gospel of the day is ${written}.`;
}

const withFullStop = (line: string): string => (line === '' || /[.!?…)]$/.test(line) ? line : `${line}.`);

/** A draft may lack any part of it. */
function formatReference({ book, chapter, verse }: Reference): string {
  const place = [chapter, withDashes(verse)].filter((part) => part !== null && part !== '').join(':');
  return [book, place].filter((part) => part !== '').join(' ');
}

const withDashes = (numbers: string): string => numbers.replaceAll('-', '–');

const rule = '* * *';

/** The plain twin of the morning mail: the same parts in the same order, set as a letter is typed. */
export function dailyHomilyText(words: DailyMailView): string {
  const { mailData, content, reference, title, previous: before, links } = words;
  const parts = [
    [words.dateText, words.colorText, words.celebration].map((line) => wrapText(line)).join('\n'),
    rule,
    [reference, words.sourceText]
      .filter(Boolean)
      .map((line) => wrapText(line))
      .join('\n'),
    ...words.gospel.map((line) => wrapText(line)),
    wrapText(content.copyright),
    rule,
    [title, content.author && `By ${content.author}`]
      .filter(Boolean)
      .map((line) => wrapText(line))
      .join('\n'),
    ...formatReflection(content.homilyText),
    ...(content.practice === ''
      ? []
      : [`${rule}\n\nOne thing to do today\n\n${wrapText(content.practice, '    ')}`]),
    rule,
    `Pass this day on:\n${links.share}`,
    before === null ? '' : `${wrapText(`${before.dayText}: ${before.title}`)}\n${before.link}`,
    `Read it on the site:\n${links.read}`,
    // Mail programs know the sign of two dashes and a space, and set apart what follows it.
    [
      '-- ',
      wrapText(subscriptionReason(mailData.siteName)),
      `Stop this mail: ${links.unsubscribe}`,
      `Change its hour: ${links.preferences}`,
      'Your subscription stays as it is.',
      '',
      wrapText(publisherLine(mailData)),
      `${siteLink(mailData.publicUrl, '/')} · ${mailData.supportEmail}`,
    ].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

export const subscriptionReason = (siteName: string): string =>
  `This page comes to you because you subscribe to ${siteName}.`;

export const publisherLine = ({ siteName, organization }: DailyMailView['mailData']): string =>
  `${siteName} is published by ${organization.name}, ${organization.address}.`;

/** The marks are left as they were typed: they read well in a letter. */
const formatReflection = (text: string): string[] =>
  parseLightMarks(text).flatMap(({ isQuotation, lines }) => {
    const typed = lines.map((runs) =>
      runs.map(({ text, isEmphasis }) => (isEmphasis ? `*${text}*` : text)).join(''),
    );
    return isQuotation
      ? [typed.map((line) => wrapText(line, '> ')).join('\n')]
      : typed.map((line) => wrapText(line));
  });

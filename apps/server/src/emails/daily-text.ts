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
  /** How the passage relates to the Gospel of the day. Null if that is unknown. */
  readonly dayGospel: { readonly is: 'same' | 'part' | 'other'; readonly reference: string } | null;
  /** The most recent earlier homily. */
  readonly previous: (Reference & { readonly date: string; readonly title: string }) | null;
  /** Works without logging in. */
  readonly unsubscribeLink: string;
}

/** The texts and links of a morning mail, for its HTML and its plain-text version. */
export type DailyMailView = ReturnType<typeof toDailyMailView>;

export function toDailyMailView(mailData: MailData, homily: DailyHomily) {
  const { date, day, content, unsubscribeLink } = homily;
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
    // Lines, with quotation marks added if the passage starts or ends inside a quotation.
    gospel: toGospelStanzas(content.gospelText).flat(),
    content,
    title: content.title || 'Reflection',
    previous: toPreviousView(mailData, homily),
    links: {
      read,
      share: `${read}#share`,
      preferences: siteLink(publicUrl, paths.mailChoice),
      unsubscribe: unsubscribeLink,
    },
  };
}

function toPreviousView({ publicUrl }: MailData, { date, previous }: DailyHomily) {
  if (previous === null) return null;
  const ageMs = Date.parse(date) - Date.parse(previous.date);
  const day = formatCalendarDate(previous.date);
  return {
    date: previous.date,
    dayText: ageMs === 24 * 3600 * 1000 ? `${day.split(',')[0]}, the day before` : day,
    title: previous.title || formatReference(previous),
    link: siteLink(publicUrl, `${paths.homilies}/${previous.date}`),
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

/** In a draft, every part may be missing. */
function formatReference({ book, chapter, verse }: Reference): string {
  const verses = [chapter, withDashes(verse)].filter((part) => part !== null && part !== '').join(':');
  return [book, verses].filter((part) => part !== '').join(' ');
}

const withDashes = (numbers: string): string => numbers.replaceAll('-', '–');

const rule = '* * *';

/** The plain-text version: the same parts in the same order. */
export function dailyHomilyText(view: DailyMailView): string {
  const { mailData, content, reference, title, previous, links } = view;
  const parts = [
    [view.dateText, view.colorText, view.celebration].map((line) => wrapText(line)).join('\n'),
    rule,
    [reference, view.sourceText]
      .filter(Boolean)
      .map((line) => wrapText(line))
      .join('\n'),
    ...view.gospel.map((line) => wrapText(line)),
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
    `Share this page:\n${links.share}`,
    previous === null ? '' : `${wrapText(`${previous.dayText}: ${previous.title}`)}\n${previous.link}`,
    `Read it on the site:\n${links.read}`,
    // The standard signature delimiter; the trailing space is required.
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

/** Emphasis and quotations keep their typed marks. */
const formatReflection = (text: string): string[] =>
  parseLightMarks(text).flatMap(({ isQuotation, lines }) => {
    const typedLines = lines.map((runs) =>
      runs.map(({ text, isEmphasis }) => (isEmphasis ? `*${text}*` : text)).join(''),
    );
    return isQuotation
      ? [typedLines.map((line) => wrapText(line, '> ')).join('\n')]
      : typedLines.map((line) => wrapText(line));
  });

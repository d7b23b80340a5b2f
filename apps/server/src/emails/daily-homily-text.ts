import { parseLightMarks } from '@wayfare/contracts/rules/light-marks';
import type { DailyWords } from './daily-words.ts';
import { siteLink } from './site-link.ts';
import { wrapped } from './wrapped.ts';

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

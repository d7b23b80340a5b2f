import { stripLightMarks } from '@wayfare/contracts/rules/light-marks';
import { type DailyHomily, dailyHomilyText, toDailyMailView } from './daily-text.ts';
import { DayCard, DayFooter, ReadOnSite } from './day-card.tsx';
import type { MailData } from './mail-data.ts';
import { type RenderedMail, renderMailPage } from './mail-page.tsx';
import { oneLine } from './text.ts';

const maxSubjectLength = 160;
const maxPreviewLength = 200;

/** The morning mail. It is the same for every reader except for the unsubscribe link. */
export function dailyHomilyMail(mailData: MailData, homily: DailyHomily): RenderedMail {
  const view = toDailyMailView(mailData, homily);
  const name = homily.content.title || view.celebration;
  const subject = oneLine(view.reference === '' ? name : `${name} · ${view.reference}`, maxSubjectLength);
  const preview = firstSentence(homily.content.homilyText) || view.celebration;
  return {
    subject,
    html: renderMailPage({
      siteName: mailData.siteName,
      subject,
      preview,
      color: view.color,
      aside: <ReadOnSite view={view} />,
      rows: <DayCard view={view} />,
      footer: <DayFooter view={view} />,
    }),
    text: dailyHomilyText(view),
  };
}

/** A full stop after these does not end a sentence. */
const abbreviation = /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Fr|Sr|St|Sts)\. *$/u;

/** Shown beside the subject in the inbox. */
function firstSentence(text: string): string {
  const beginning = oneLine(stripLightMarks(text), 1_000);
  let sentence = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(beginning)) {
    sentence += segment;
    if (!abbreviation.test(sentence.slice(-8))) break;
  }
  return oneLine(sentence, maxPreviewLength);
}

import { stripLightMarks } from '@wayfare/contracts/rules/light-marks';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DailyHomily, dailyHomilyText, toDailyMailView } from './daily-text.ts';
import { DayCard } from './day-card.tsx';
import { outlookStyle, styleBlocks } from './day-card-parts.tsx';
import type { MailData } from './mail-data.ts';
import type { RenderedMail } from './render-mail.tsx';
import { oneLine } from './text.ts';

const maxSubjectLength = 160;
const maxPreviewLength = 200;

/** The morning mail. It is the same for every reader except for the unsubscribe link. */
export function dailyHomilyMail(mailData: MailData, homily: DailyHomily): RenderedMail {
  const view = toDailyMailView(mailData, homily);
  const name = homily.content.title || view.celebration;
  const subject = oneLine(view.reference === '' ? name : `${name} · ${view.reference}`, maxSubjectLength);
  const preview = firstSentence(homily.content.homilyText) || view.celebration;
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="x-apple-disable-message-reformatting" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
      <title>{subject}</title>
    </>,
  );
  const styles = styleBlocks(view.color).map((rules) => `<style>${rules}</style>`);
  const body = renderToStaticMarkup(<DayCard view={view} preview={preview} />);
  return {
    subject,
    html: `<!doctype html><html lang="en"><head>${head}${forOutlook(`<style>${outlookStyle}</style>`)}${styles.join('')}</head>${widthForOutlook(body)}</html>\n`,
    text: dailyHomilyText(view),
  };
}

/** Only Outlook reads conditional comments. */
const forOutlook = (html: string): string => `<!--[if mso]>${html}<![endif]-->`;

/** Outlook does not support max-width, so it gets a surrounding table of that width. */
const widthForOutlook = (body: string): string =>
  body
    .replace(
      '<td align="center">',
      `$&${forOutlook('<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td>')}`,
    )
    .replace(/<\/td><\/tr><\/tbody><\/table><\/body>$/, `${forOutlook('</td></tr></table>')}$&`);

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

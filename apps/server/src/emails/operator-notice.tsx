import type { MailData } from './mail-data.ts';
import { Heading, Hint, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { oneLine } from './text.ts';

export interface OperatorNotice {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Notices contain data from outside, so lines are truncated rather than rejected. */
const maxSubjectLength = 160;
const maxLineLength = 500;

const whyYou = 'This mail is for whoever runs the site.';

export function operatorNoticeMail(mailData: MailData, notice: OperatorNotice): RenderedMail {
  const subject = oneLine(notice.subject, maxSubjectLength);
  const nonEmptyLines = notice.lines
    .map((line) => oneLine(line, maxLineLength))
    .filter((line) => line !== '');
  const lines = [...new Set(nonEmptyLines)];
  return renderMail(mailData, {
    subject: `${mailData.siteName}, for the operator: ${subject}`,
    preview: lines[0] ?? subject,
    body: (
      <>
        <Heading>{subject}</Heading>
        {lines.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
        <Hint>{whyYou}</Hint>
      </>
    ),
    text: [subject, ...lines, whyYou],
  });
}

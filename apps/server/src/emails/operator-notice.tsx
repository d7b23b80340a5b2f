import type { MailFacts } from './mail-data.ts';
import { Heading, Hint, Paragraph } from './mail-parts.tsx';
import { renderMail, type WrittenMail } from './render-mail.tsx';
import { oneLine } from './text.ts';

export interface OperatorNotice {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** What we tell is made of what others sent; whatever it holds, the operator must hear of it. */
const longestSubject = 160;
const longestLine = 500;

const whyYou = 'This mail is for whoever runs the site.';

export function operatorNoticeMail(facts: MailFacts, notice: OperatorNotice): WrittenMail {
  const subject = oneLine(notice.subject, longestSubject);
  const told = notice.lines.map((line) => oneLine(line, longestLine)).filter((line) => line !== '');
  const lines = [...new Set(told)];
  return renderMail(facts, {
    subject: `${facts.siteName}, for the operator: ${subject}`,
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

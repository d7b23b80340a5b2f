import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { plainLines } from '@wayfare/contracts/rules/plain-lines';
import type { CSSProperties } from 'react';
import type { MailFacts } from './mail-facts.ts';
import { Heading, Hint, TextLink } from './mail-parts.tsx';
import { paths } from './paths.ts';
import { renderMail, type WrittenMail } from './render-mail.tsx';
import { siteLink } from './site-link.ts';
import { dayInWords, oneLine } from './words.ts';

const serif = "Georgia, 'Times New Roman', serif";

/** For long reading. Sizes and families stand on what surrounds the paragraphs, so that each costs few bytes. */
const dailyStyle = {
  day: { margin: '20px 0 0', color: '#455c66', fontSize: 15, lineHeight: 1.5 },
  gospel: {
    margin: '0 0 28px',
    padding: '0 0 0 18px',
    borderLeft: '4px solid #e3ab22',
    fontFamily: serif,
    fontSize: 18,
    lineHeight: 1.6,
  },
  reference: { margin: '0 0 10px', fontSize: 18, lineHeight: 1.4, fontWeight: 700 },
  reflection: { margin: '0 0 24px', fontSize: 18, lineHeight: 1.6 },
  paragraph: { margin: '0 0 14px' },
  source: { margin: 0, color: '#455c66', fontSize: 13, lineHeight: 1.5 },
} as const satisfies Record<string, CSSProperties>;

export interface DailyHomily {
  readonly date: string;
  readonly day: Pick<LiturgicalDay, 'celebration'>;
  readonly content: HomilyContent;
  /** By which the reader stops these mails without logging in. */
  readonly stopLink: string;
}

const longestSubject = 160;

/** The homily of a day, whole: the same for every reader but for the link that stops it. */
export function dailyHomilyMail(facts: MailFacts, homily: DailyHomily): WrittenMail {
  const { date, day, content, stopLink } = homily;
  const reference = referenceOf(content);
  const title = content.title || day.celebration;
  const links = {
    read: siteLink(facts.publicUrl, `${paths.homilies}/${date}`),
    choose: siteLink(facts.publicUrl, paths.mailChoice),
    stop: stopLink,
  };
  const dateWords = dayInWords(new Date(`${date}T12:00:00Z`), 'UTC');
  return renderMail(facts, {
    subject: oneLine(reference === '' ? title : `${title} · ${reference}`, longestSubject),
    preview: `${day.celebration}. ${oneLine(content.homilyText, 140)}`,
    body: <Body {...{ dateWords, day, content, reference, title, links }} />,
    text: inText({ dateWords, day, content, reference, title, links }),
  });
}

interface Parts {
  readonly dateWords: string;
  readonly day: DailyHomily['day'];
  readonly content: HomilyContent;
  readonly reference: string;
  readonly title: string;
  readonly links: { readonly read: string; readonly choose: string; readonly stop: string };
}

function Body({ dateWords, day, content, reference, title, links }: Parts) {
  return (
    <>
      <p className="soft" style={dailyStyle.day}>
        {dateWords}
        <br />
        {day.celebration}
      </p>
      <Heading>{title}</Heading>
      <div style={dailyStyle.gospel}>
        {reference !== '' && <h2 style={dailyStyle.reference}>{reference}</h2>}
        <Paragraphs text={content.gospelText} />
        <SourceLine content={content} />
      </div>
      <div style={dailyStyle.reflection}>
        <Paragraphs text={content.homilyText} />
        {content.practice !== '' && (
          <p style={dailyStyle.paragraph}>
            <strong>One thing to do today.</strong> {content.practice}
          </p>
        )}
        {content.author !== '' && <p className="soft">By {content.author}</p>}
      </div>
      <Hint>
        <TextLink href={links.read}>Read it on the site</TextLink>
      </Hint>
      <Hint>
        You get this because you subscribe. <TextLink href={links.choose}>Choose when it comes</TextLink>
        {' · '}
        <TextLink href={links.stop}>Stop these mails</TextLink>
      </Hint>
    </>
  );
}

const Paragraphs = ({ text }: { readonly text: string }) =>
  numbered(linesOf(text)).map(({ number, line }) => (
    <p key={number} style={dailyStyle.paragraph}>
      {line}
    </p>
  ));

/** Two lines may be the same. */
const numbered = (lines: readonly string[]) => lines.map((line, number) => ({ number, line }));

function SourceLine({ content }: { readonly content: HomilyContent }) {
  const words = sourceOf(content);
  if (words === '') return null;
  return (
    <p className="soft" style={dailyStyle.source}>
      {words}
    </p>
  );
}

function inText({ dateWords, day, content, reference, title, links }: Parts): string[] {
  const paragraphs = [
    `${dateWords}\n${day.celebration}`,
    ...(title === day.celebration ? [] : [title]),
    reference,
    ...linesOf(content.gospelText),
    sourceOf(content),
    '* * *',
    ...linesOf(content.homilyText),
    content.practice === '' ? '' : `One thing to do today: ${content.practice}`,
    content.author === '' ? '' : `By ${content.author}`,
    `Read it on the site:\n${links.read}`,
    `You get this because you subscribe.\nChoose when it comes: ${links.choose}\nStop these mails: ${links.stop}`,
  ];
  return paragraphs.filter((paragraph) => paragraph !== '');
}

/** A draft may lack any part of it. */
function referenceOf({ book, chapter, verse }: HomilyContent): string {
  const numbers = chapter === null ? verse : `${chapter}${verse === '' ? '' : `:${verse}`}`;
  return [book, numbers].filter((part) => part !== '').join(' ');
}

const sourceOf = ({ source, copyright }: HomilyContent): string =>
  [source, copyright].filter((part) => part !== '').join(' · ');

const linesOf = (text: string): string[] =>
  plainLines(text)
    .split(/\n+/)
    .filter((line) => line.trim() !== '');

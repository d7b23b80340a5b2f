import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { formatColor } from '@wayfare/contracts/rules/liturgical-day';
import { estimateHomilyMinutes, formatMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { BigDate } from '#texts/big-date.tsx';
import { GospelText, Practice, Reflection } from '#texts/homily-text.tsx';
import { ByLine } from '#ui/by-line.tsx';
import { dayAndMonth } from '#ui/format-date.ts';
import type { SiteDetails } from '../content/site-details.ts';
import { Brand } from '../layout/header.tsx';

/** The page behind a share link. */
export interface SharedDay {
  /** The name of the sender. May be ''. */
  readonly name: string;
  /** The words of the sender. May be ''. */
  readonly message: string;
  readonly homily: ReadHomily;
  readonly expiresOn: string;
}

export const getSharedDayTitle = (name: string): string =>
  `${name === '' ? 'Somebody' : name} passes this day on to you`;

interface SharedDayPageProps extends SharedDay {
  site: SiteDetails;
}

/** The full homily, without links to other days. */
export function SharedDayPage({ name, message, homily, expiresOn, site }: SharedDayPageProps) {
  const { day, practice, author } = homily;
  return (
    <div className="shared-day">
      <header className="night">
        <Top siteName={site.siteName} />
        <div className="wrap sender">
          <h1>{getSharedDayTitle(name)}</h1>
          {message && <blockquote>{message}</blockquote>}
        </div>
      </header>
      <main id="main">
        <article className="perforated" data-day={day.color}>
          <header className="head">
            <BigDate date={day.date} />
            <div>
              <h2 className="name">{getHomilyName(homily)}</h2>
              <p className="feast">{day.celebration}</p>
              <p className="blaze">{formatColor(day)}</p>
              <p className="soft">
                {author && `By ${author}. `}
                About {formatMinutes(estimateHomilyMinutes(homily))}.
              </p>
            </div>
          </header>
          <div className="prose">
            <GospelText {...homily} />
            <Reflection {...homily} />
            <Practice practice={practice} isToday />
          </div>
          {author && <ByLine author={author} writer={homily.writer ?? null} />}
        </article>
        <aside className="about-shared-day" aria-label="About this page">
          <p className="lead">
            {site.siteName} sends one page like this every morning.{' '}
            <a href="/signup">Try it free for seven days</a>
          </p>
          <p className="small-print">
            This page closes on {dayAndMonth(expiresOn, true)}. Nobody can see whether you opened it.
          </p>
        </aside>
      </main>
    </div>
  );
}

export type SharedDayError = 'closed' | 'unknown' | 'too-many';

export const sharedDayErrors = {
  closed: {
    title: 'This page has closed',
    message:
      'A page that somebody passes on stays open for two weeks at most. This one can no longer be opened.',
  },
  unknown: {
    title: 'There is no page at this address',
    message:
      'The link may have lost a letter on its way. Please open it once more from the message that it came in, or ask for a new one.',
  },
  'too-many': {
    title: 'One moment, please',
    message: 'Too many of these pages were opened from your network just now. Please try again in an hour.',
  },
} as const satisfies Record<SharedDayError, { title: string; message: string }>;

export function SharedDayUnavailable({ error, site }: { error: SharedDayError; site: SiteDetails }) {
  const { title, message } = sharedDayErrors[error];
  return (
    <div className="shared-day">
      <header>
        <Top siteName={site.siteName} />
      </header>
      <main id="main" className="wrap sender">
        <h1>{title}</h1>
        <p className="lead">{message}</p>
        <p>
          <a className="btn" href="/">
            Read today’s front page
          </a>
        </p>
      </main>
    </div>
  );
}

const Top = ({ siteName }: { siteName: string }) => (
  <div className="wrap top">
    <Brand siteName={siteName} />
  </div>
);

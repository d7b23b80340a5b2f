import { faqGroups } from '#site/content/faq.ts';
import {
  actionHeading,
  actionText,
  dayHeading,
  dayIntro,
  heroHeadline,
  heroLead,
  heroWords,
  hoursOfADay,
  questionsHeading,
  virtues,
  virtuesHeading,
  virtuesIntro,
  virtuesWord,
} from '#site/content/landing.ts';
import type { SiteNames } from '#site/content/site-names.ts';
import { DayProfile } from '#site/illustrations/elevation-profile.tsx';
import { Rose } from '#site/illustrations/rose.tsx';
import { BandSlopes, SideSlopes } from '#site/illustrations/slopes.tsx';
import { StaticFrame } from '#site/layout/frames.tsx';
import { DayDate } from '#site/layout/week.tsx';
import type { PageData } from '#site/page-data.ts';
import { Hill } from '#texts/hill.tsx';
import { Glimpse, Pricing } from './landing-samples.tsx';

const toLetters = (word: string): { key: string; letter: string }[] =>
  Array.from(word).map((letter, index) => ({ key: `${word}${index}`, letter }));

/** Changes every two seconds, by CSS. Without animation it shows the first word. */
function RotatingWord() {
  return (
    <span className="slot">
      {heroWords.map((word) => (
        <span className="word" key={word}>
          {toLetters(word).map(({ key, letter }) => (
            <span key={key}>{letter}</span>
          ))}
        </span>
      ))}
    </span>
  );
}

function Action() {
  return (
    <section className="part night for-visitor" aria-labelledby="action-title">
      <SideSlopes />
      <div className="wrap columns">
        <h2 id="action-title">{actionHeading}</h2>
        <div className="flow">
          <p className="lead">{actionText}</p>
          <p>
            <a className="btn" href="/signup">
              Start Your 7-Day Free Trial
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function DayShape() {
  return (
    <section className="part" aria-labelledby="day-title">
      <div className="wrap">
        <div className="columns">
          <h2 id="day-title">{dayHeading}</h2>
          <p className="lead">{dayIntro}</p>
        </div>
        <DayProfile />
        <ol className="hours">
          {hoursOfADay.map(({ time, title, text }) => (
            <li key={title}>
              <span className="waymark" />
              <span className="soft">{time}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Hero({ day, names }: Pick<PageData, 'day' | 'names'>) {
  return (
    <div className="hero">
      <Hill dayOfYear={day.dayOfYear} daysInYear={day.daysInYear} label="today" />
      <section className="wrap columns" aria-label={`What ${names.siteName} is`}>
        <DayDate day={day.today} />
        <div className="flow">
          {/* All words, for screen readers. */}
          <h1 aria-label={`${heroHeadline} ${heroWords.join(' ')}`}>
            {heroHeadline} <RotatingWord />
          </h1>
          <p className="lead">{heroLead(names)}</p>
          <p className="row">
            <a className="btn for-visitor" href="/signup">
              Get Started
            </a>
            <a className="btn for-member" href="/dashboard">
              Read today’s page
            </a>
            {/* biome-ignore lint/a11y/noAmbiguousAnchorText: it scrolls to the questions on the same page */}
            <a href="#faq">
              <strong>Learn More</strong>
            </a>
            <label className="pause">
              <input type="checkbox" className="vh" />
              <span>Stop the motion</span>
            </label>
          </p>
        </div>
      </section>
    </div>
  );
}

function Questions({ names }: { names: SiteNames }) {
  return (
    <section className="part faq" id="faq" aria-labelledby="faq-title">
      <div className="wrap">
        <h2 className="vh" id="faq-title">
          {questionsHeading}
        </h2>
        {faqGroups(names).map((group, groupIndex) => (
          <div className="columns" key={group.title}>
            <h3>{group.title}</h3>
            <div>
              {group.entries.map(({ question, answer }, index) => (
                <details key={question} open={groupIndex === 0 && index === 0}>
                  <summary>{question}</summary>
                  <p>{answer}</p>
                </details>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function Virtues() {
  const [before, after] = virtuesIntro.split(virtuesWord);
  return (
    <section className="part night" id="virtues" aria-labelledby="virtues-title">
      <BandSlopes />
      <div className="wrap columns">
        <div>
          <Rose initials={virtues.map(({ name }) => name.charAt(0))} />
        </div>
        <div className="flow">
          <h2 id="virtues-title">{virtuesHeading}</h2>
          <p className="lead">
            {before}
            <b lang="la">{virtuesWord}</b>
            {after}
          </p>
          <dl className="virtues">
            {virtues.map(({ name, sense, practice }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{sense}</dd>
                <dd>{practice}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

export function Landing({ data }: { data: PageData }) {
  return (
    <StaticFrame data={data}>
      <Hero day={data.day} names={data.names} />
      <Glimpse day={data.day} homilies={data.homilies} />
      <Virtues />
      <DayShape />
      <Pricing today={data.day.today.date} />
      <Questions names={data.names} />
      <Action />
    </StaticFrame>
  );
}

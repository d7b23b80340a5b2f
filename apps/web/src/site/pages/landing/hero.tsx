import { heroHeadline, heroLead } from '#site/content/landing.ts';
import { Hill } from '#site/drawing/hill.tsx';
import type { SiteFacts } from '#site/facts.ts';
import { DayDate } from '#site/layout/day-date.tsx';
import { PauseWord, RotatingWord, rotatingWords } from '#site/layout/rotating-word.tsx';

export function Hero({ day, names }: Pick<SiteFacts, 'day' | 'names'>) {
  return (
    <div className="hero">
      <Hill dayOfYear={day.dayOfYear} daysInYear={day.daysInYear} />
      <section className="wrap leaf" aria-label={`What ${names.siteName} is`}>
        <DayDate day={day.today} />
        <div className="flow">
          <h1 aria-label={`${heroHeadline} ${rotatingWords}`}>
            {heroHeadline} <RotatingWord />
          </h1>
          <p className="lead">{heroLead(names)}</p>
          <p className="row">
            <a className="btn" href="/signup">
              Get Started
            </a>
            {/* biome-ignore lint/a11y/noAmbiguousAnchorText: it leads on, down the same page, to the questions */}
            <a href="#faq">
              <strong>Learn More</strong>
            </a>
            <PauseWord />
          </p>
        </div>
      </section>
    </div>
  );
}

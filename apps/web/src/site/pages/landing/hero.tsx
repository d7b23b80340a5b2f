import { colorInWords, shortCelebration } from '@wayfare/contracts/liturgical-day';
import { dayOfMonth, monthAndYear, weekday } from '../../calendar-words.ts';
import { heroHeadline, heroLead } from '../../content/landing.ts';
import { Hill } from '../../drawing/hill.tsx';
import type { SiteFacts } from '../../facts.ts';
import { PauseWord, RotatingWord, rotatingWords } from '../../layout/rotating-word.tsx';

export function Hero({ day, names }: Pick<SiteFacts, 'day' | 'names'>) {
  const { today } = day;
  return (
    <div className="hero">
      <Hill dayOfYear={day.dayOfYear} daysInYear={day.daysInYear} />
      <section className="wrap leaf" aria-label={`What ${names.siteName} is`}>
        <div className="date">
          <span className="wk">{weekday(today.date)}</span>
          <span className="num">{dayOfMonth(today.date)}</span>
          <span className="wk">{monthAndYear(today.date)}</span>
          <span className="soft">
            {today.rank === 'weekday' ? today.celebration : shortCelebration(today)}
          </span>
          <span className="blaze">{colorInWords(today)}</span>
        </div>
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

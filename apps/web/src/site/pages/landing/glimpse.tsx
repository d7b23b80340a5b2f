import { shortCelebration } from '@wayfare/contracts/rules/liturgical-day';
import { dayAndMonth } from '#site/calendar-words.ts';
import { sampleHomilies } from '#site/content/homilies.ts';
import { glimpseHeading, glimpseMore } from '#site/content/landing.ts';
import type { DayFacts } from '#site/facts.ts';
import { ReadingMinutes, readingMinutes } from '#site/layout/reading-minutes.tsx';
import { WeekRoad } from '#site/layout/week-road.tsx';

/** 'Ordinary Time, week 34'; where a season ends within the week, both are named, and no number is true of all of it. */
function seasonOf(week: DayFacts['week']): string {
  const seasons = [...new Set(week.map(({ season }) => season))];
  const [number, ...others] = new Set(week.map(({ weekOfSeason }) => weekOfSeason));
  const isNumbered =
    seasons.length === 1 &&
    others.length === 0 &&
    number !== undefined &&
    number > 0 &&
    seasons[0] !== 'Christmas Time';
  return isNumbered ? `${seasons[0]}, week ${number}` : seasons.join(', then ');
}

function Road({ day }: { day: DayFacts }) {
  const { today, week, nextSunday } = day;
  const when = today.date === week[0]?.date ? 'Next Sunday' : 'On Sunday';
  return (
    <section className="wrap road" aria-labelledby="road">
      <div className="leaf">
        <h2 id="road">This week’s road</h2>
        <p className="soft">
          {seasonOf(week)}. {when}, {shortCelebration(nextSunday)}.
        </p>
      </div>
      <WeekRoad week={week} today={today.date} />
    </section>
  );
}

export function Glimpse({ day }: { day: DayFacts }) {
  const homily = sampleHomilies.find(({ date }) => date <= day.today.date) ?? sampleHomilies[0];
  return (
    <div className="glimpse" id="today">
      {homily && (
        <section className="wrap leaf" aria-labelledby="glimpse">
          <div className="flow">
            <p className="blaze">
              {homily.date === day.today.date ? glimpseHeading : dayAndMonth(homily.date)}
            </p>
            <p>
              {homily.book} {homily.chapter}:{homily.verse.replaceAll('-', '–')}
            </p>
            <ReadingMinutes minutes={readingMinutes(homily.gospelText + homily.homilyText)} />
          </div>
          <div>
            <h2 id="glimpse">{homily.title}</h2>
            <div className="fade">
              <p className="lead">{homily.homilyText.split('\n')[0]}</p>
            </div>
            <p>
              <a href="/signup">
                <strong>{glimpseMore}</strong>
              </a>
            </p>
          </div>
        </section>
      )}
      <Road day={day} />
    </div>
  );
}

import { shortenCelebration } from '@wayfare/contracts/rules/liturgical-day';
import { dayAndMonth, weekday } from '#site/calendar-words.ts';
import { glimpseHeading, glimpseMore } from '#site/content/landing.ts';
import type { DayFacts, NewestHomily, SiteFacts } from '#site/facts.ts';
import { ReadingMinutes } from '#site/layout/reading-minutes.tsx';
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

function Road({ day, homilies }: Pick<SiteFacts, 'day' | 'homilies'>) {
  const { today, week, nextSunday } = day;
  const when = today.date === week[0]?.date ? 'Next Sunday' : 'On Sunday';
  return (
    <section className="wrap road" aria-labelledby="road">
      <div className="leaf">
        <h2 id="road">This week’s road</h2>
        <p className="soft">
          {seasonOf(week)}. {when}, {shortenCelebration(nextSunday)}.
        </p>
      </div>
      <WeekRoad week={week} today={today.date} titles={homilies.titles} />
    </section>
  );
}

function Newest({ homily, today }: { homily: NewestHomily; today: string }) {
  const { date, title, reference, author, opening, minutes } = homily;
  return (
    <section className="wrap leaf" aria-labelledby="glimpse">
      <div className="flow">
        <p className="blaze">
          {date === today ? glimpseHeading : `${weekday(date)}, ${dayAndMonth(date, true)}`}
        </p>
        {reference !== title && <p>{reference}</p>}
        <ReadingMinutes minutes={minutes} />
        {author && <p className="soft">By {author}</p>}
      </div>
      <div>
        <h2 id="glimpse">{title}</h2>
        {opening && (
          <div className="fade">
            <p className="lead">{opening}</p>
          </div>
        )}
        <p>
          <a href="/signup">
            <strong>{glimpseMore}</strong>
          </a>
        </p>
      </div>
    </section>
  );
}

export function Glimpse({ day, homilies }: Pick<SiteFacts, 'day' | 'homilies'>) {
  return (
    <div className="glimpse" id="today">
      {homilies.newest && <Newest homily={homilies.newest} today={day.today.date} />}
      <Road day={day} homilies={homilies} />
    </div>
  );
}

import { shortenCelebration } from '@wayfare/contracts/rules/liturgical-day';
import { formatMoneyShort } from '@wayfare/contracts/rules/money';
import { formatPrice, formatPricePerMonth, listCharges } from '@wayfare/contracts/rules/plans';
import { WeekRoad } from '#site/layout/week.tsx';
import type { DayData, NewestHomily, PageData } from '#site/page-data.ts';
import { ReadingMinutes } from '#texts/reading-minutes.tsx';
import { dayAndMonth, weekday } from '#ui/format-date.ts';

/** 'Ordinary Time, week 34'. If a season ends within the week, both seasons without a number. */
function formatSeason(week: DayData['week']): string {
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

function Road({ day, homilies }: Pick<PageData, 'day' | 'homilies'>) {
  const { today, week, nextSunday } = day;
  const when = today.date === week[0]?.date ? 'Next Sunday' : 'On Sunday';
  return (
    <section className="wrap road" aria-labelledby="road">
      <div className="columns">
        <h2 id="road">This week’s road</h2>
        <p className="soft">
          {formatSeason(week)}. {when}, {shortenCelebration(nextSunday)}.
        </p>
      </div>
      <WeekRoad week={week} today={today.date} titles={homilies.titles} />
    </section>
  );
}

function Newest({ homily, today }: { homily: NewestHomily; today: string }) {
  const { date, title, reference, author, opening, minutes } = homily;
  return (
    <section className="wrap columns" aria-labelledby="glimpse">
      <div className="flow">
        <p className="blaze">{date === today ? 'Today' : `${weekday(date)}, ${dayAndMonth(date, true)}`}</p>
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
        <p className="for-visitor">
          <a href="/signup">
            <strong>Read the rest, free for seven days</strong>
          </a>
        </p>
      </div>
    </section>
  );
}

export function Glimpse({ day, homilies }: Pick<PageData, 'day' | 'homilies'>) {
  return (
    <div className="glimpse" id="today">
      {homilies.newest && <Newest homily={homilies.newest} today={day.today.date} />}
      <Road day={day} homilies={homilies} />
    </div>
  );
}

const whatHappens = {
  today: 'You begin. Your card is kept, not charged.',
  'after-trial': 'The trial ends and your card is charged, unless you have canceled.',
  renewal: 'It renews, unless you have canceled.',
} as const;

export function Pricing({ today }: { today: string }) {
  return (
    <section className="part for-visitor" id="pricing" aria-labelledby="pricing-title">
      <div className="wrap columns">
        <h2 id="pricing-title">What it costs, said plainly</h2>
        <div className="flow big">
          <div className="price">
            <div>
              <p className="blaze">Yearly</p>
              <p className="num">
                {formatPricePerMonth('yearly')}
                <small> / mo</small>
              </p>
              <p>
                The first seven days are free. On the eighth your card is charged {formatPrice('yearly')}, and
                then once a year, until you cancel.
              </p>
            </div>
            <div>
              <p className="hint">
                <strong>Monthly</strong>
              </p>
              <p className="num">
                {formatPrice('monthly')}
                <small> / mo</small>
              </p>
              <p>Billed each month, from the first day. No trial.</p>
            </div>
          </div>
          <table className="bill">
            <caption className="vh">What is charged on the yearly plan, begun today</caption>
            <tbody>
              {listCharges('yearly', null, today).map(({ kind, date, amountMinor }) => (
                <tr key={kind}>
                  <th scope="row">{dayAndMonth(date, true)}</th>
                  <td>{whatHappens[kind]}</td>
                  <td>{formatMoneyShort({ amountMinor, currency: 'usd' })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="row">
            <a className="btn" href="/subscribe?plan=yearly">
              Continue
            </a>
            <a href="/subscribe?plan=monthly">Or pay monthly</a>
            <span className="small-print">
              To stop, open Subscription in your dashboard. You keep reading to the end of what you paid for.
              The subscription is not tax-deductible; a donation is.
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

import { defaultMailHour, formatHour } from '@wayfare/contracts/calls/morning-mail';
import { shortenCelebration } from '@wayfare/contracts/rules/liturgical-day';
import { formatMoneyShort } from '@wayfare/contracts/rules/money';
import { formatPrice, formatPricePerMonth, listCharges } from '@wayfare/contracts/rules/plans';
import { faqGroups } from '#site/content/faq.ts';
import type { SiteDetails } from '#site/content/site-details.ts';
import { BandSlopes, DayProfile, Rose, SideSlopes } from '#site/illustrations/terrain.tsx';
import { StaticFrame } from '#site/layout/frames.tsx';
import { DayDate, WeekRoad } from '#site/layout/week.tsx';
import type { DayData, NewestHomily, PageData } from '#site/page-data.ts';
import { Hill } from '#texts/hill.tsx';
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

function Glimpse({ day, homilies }: Pick<PageData, 'day' | 'homilies'>) {
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

/** Followed by one of the rotating words. */
const heroHeadline = 'One honest page a day about';
const heroWords = ['God.', 'Jesus.', 'morality.'];

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
        <h2 id="action-title">Tomorrow has a page of its own</h2>
        <div className="flow">
          <p className="lead">
            The first seven are free. On the eighth day your card is charged {formatPrice('yearly')} for the
            year, unless you cancel before then; we write to you in time.
          </p>
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

const hoursOfADay = [
  {
    time: formatHour(defaultMailHour),
    title: 'The page arrives',
    text: 'By email, at this hour or another that you choose. Here it is from midnight on, under its date, its feast and the color of the day.',
  },
  {
    time: 'First minute',
    title: 'The Gospel, alone',
    text: 'Set apart, with nothing beside it, before anyone explains anything.',
  },
  {
    time: 'By minute four',
    title: 'The reflection',
    text: 'One thought carried to its end, by way of one of the four virtues.',
  },
  {
    time: 'By noon',
    title: 'A small thing',
    text: 'Something to do, sized for a working day and an ordinary temper.',
  },
  {
    time: 'Evening',
    title: 'Nothing more',
    text: 'No streak to keep, no score. Tomorrow has a page of its own.',
  },
];

function DayShape() {
  return (
    <section className="part" aria-labelledby="day-title">
      <div className="wrap">
        <div className="columns">
          <h2 id="day-title">How a day looks</h2>
          <p className="lead">
            Short, and with an end to it. A day you missed has simply passed: nothing waits to be caught up
            on, and the path goes on from where you are standing.
          </p>
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

function Hero({ day, site }: Pick<PageData, 'day' | 'site'>) {
  return (
    <div className="hero">
      <Hill dayOfYear={day.dayOfYear} daysInYear={day.daysInYear} label="today" />
      <section className="wrap columns" aria-label={`What ${site.siteName} is`}>
        <DayDate day={day.today} />
        <div className="flow">
          {/* All words, for screen readers. */}
          <h1 aria-label={`${heroHeadline} ${heroWords.join(' ')}`}>
            {heroHeadline} <RotatingWord />
          </h1>
          <p className="lead">
            {site.siteName} is a daily reflection on the Gospel and a modern philosophy of virtue. It takes
            four minutes, and it is meant to be carried into the rest of the day.
          </p>
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

function Questions({ site }: { site: SiteDetails }) {
  return (
    <section className="part faq" id="faq" aria-labelledby="faq-title">
      <div className="wrap">
        <h2 className="vh" id="faq-title">
          Questions
        </h2>
        {faqGroups(site).map((group, groupIndex) => (
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

const virtues = [
  {
    name: 'Prudence',
    sense: 'Seeing what is really there, and then what to do about it.',
    practice: 'Look before you decide.',
  },
  {
    name: 'Justice',
    sense: 'Giving each person what is theirs, beginning with your attention.',
    practice: 'Look at who is in front of you.',
  },
  {
    name: 'Fortitude',
    sense: 'Going on with the good after it has stopped being pleasant.',
    practice: 'Look at the next step only.',
  },
  {
    name: 'Temperance',
    sense: 'Wanting things at their right size, and being free to put them down.',
    practice: 'Look at what is already enough.',
  },
];

function Virtues() {
  return (
    <section className="part night" id="virtues" aria-labelledby="virtues-title">
      <BandSlopes />
      <div className="wrap columns">
        <div>
          <Rose initials={virtues.map(({ name }) => name.charAt(0))} />
        </div>
        <div className="flow">
          <h2 id="virtues-title">Four virtues, because a compass has four points</h2>
          <p className="lead">
            The word cardinal comes from <b lang="la">cardo</b>, the hinge of a door. People who agreed on
            little else, Plato and Ambrose, Cicero and Aquinas, agreed that a good life turns on these. We
            read each day’s Gospel with them in hand.
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
      <Hero day={data.day} site={data.site} />
      <Glimpse day={data.day} homilies={data.homilies} />
      <Virtues />
      <DayShape />
      <Pricing today={data.day.today.date} />
      <Questions site={data.site} />
      <Action />
    </StaticFrame>
  );
}

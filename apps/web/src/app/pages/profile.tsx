import type { DayCard, UnfinishedHomily } from '@wayfare/contracts/calls/homily';
import { getMailPreference } from '@wayfare/contracts/calls/morning-mail';
import { getMemberSubscription } from '@wayfare/contracts/calls/subscription';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { getInitials } from '@wayfare/contracts/rules/initials';
import { capitalize, formatColor } from '@wayfare/contracts/rules/liturgical-day';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { BigDate } from '#app/reading/day-banner.tsx';
import { paths } from '#paths.ts';
import { dayAndMonth, weekday } from '#ui/format-date.ts';
import { NextMailLine } from '../account/next-mail.tsx';
import { formatSubscriptionLine } from '../account/subscription-text.ts';
import { getDisplayName, useMember } from '../member/member.tsx';
import { usePageTitle, useToday } from '../member/page-hooks.ts';
import { useQuery } from '../member/use-query.ts';
import { loadMorning, mornings } from '../reading/morning.ts';

export function Profile() {
  usePageTitle('Profile');
  const member = useMember();
  const name = getDisplayName(member);
  const today = useToday();
  const { state, retry } = useQuery(today, () => loadMorning(member.config), { cache: mornings });
  const known = state.status === 'success' ? state.data : null;
  return (
    <>
      <header className="who">
        <p className="mono" aria-hidden="true">
          {getInitials(name)}
        </p>
        <h1>Welcome, {name}!</h1>
      </header>
      {known?.latest ? (
        <Leaf leaf={known.latest} today={known.today} />
      ) : (
        <Blank date={today} isComing={state.status === 'loading'}>
          {state.status === 'error' && (
            <>
              <h2>We couldn’t load today’s page</h2>
              <p>
                <button type="button" className="btn" onClick={retry}>
                  Try again
                </button>
              </p>
            </>
          )}
          {known && <h2>The first page is still being written</h2>}
        </Blank>
      )}
      {/* Rendered once the card has its height, so that nothing moves. */}
      {state.status !== 'loading' && (
        <div className="since">
          {known && (
            <EarlierPages before={known.previous} leftOff={known.unfinished ?? null} today={known.today} />
          )}
          <SubscriptionAndMail />
        </div>
      )}
    </>
  );
}

const counted = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);
const formatListeningMinutes = (ms: number): string => counted(Math.max(1, Math.round(ms / 60_000)));

function Leaf({ leaf, today }: { leaf: DayCard; today: string }) {
  const { access } = useMember();
  const isToday = leaf.date === today;
  const minutes = counted(leaf.minutes);
  return (
    <section className="bound day-card" aria-labelledby="todays-page" data-day={leaf.day.color}>
      <BigDate date={leaf.date} />
      <div className="txt">
        {!isToday && <p className="soft newest">Today’s page is not here yet. This is the newest.</p>}
        <h2 id="todays-page">{getHomilyName(leaf)}</h2>
        <div className="facts">
          <p className="feast">{leaf.day.celebration}</p>
          <p className="blaze">{formatColor(leaf.day)}</p>
        </div>
        <p className="lead">{leaf.opening}</p>
        <p className="row">
          {access === 'closed' ? (
            <Link className="btn" to={paths.subscription}>
              Choose a plan to read on
            </Link>
          ) : (
            <Link className="btn" to={paths.homily(leaf.date)}>
              {isToday ? 'Read today’s page' : 'Read this page'}
            </Link>
          )}
          <span className="soft">
            {formatReference(leaf)}. About {minutes}
            {leaf.recording && `, or ${formatListeningMinutes(leaf.recording.durationMs)} to hear`}.
          </span>
        </p>
      </div>
    </section>
  );
}

/** Has the height of the card. */
const Blank = ({ date, isComing, children }: { date: string; isComing: boolean; children: ReactNode }) => (
  <section className="bound day-card" aria-label="Today" aria-busy={isComing ? true : undefined}>
    <BigDate date={date} />
    <div className="txt">
      {isComing && (
        <div className="skeleton">
          <p className="vh">Opening today’s page...</p>
          <span />
          <span />
          <span />
        </div>
      )}
      {children}
    </div>
  </section>
);

interface EarlierPagesProps {
  before: DayCard | null;
  leftOff: UnfinishedHomily | null;
  today: string;
}

/** Shows what the reader has not finished first. Each page is shown once. */
function EarlierPages({ before, leftOff: found, today }: EarlierPagesProps) {
  const { access } = useMember();
  const [first] = useState(found);
  const leftOff = access === 'closed' ? null : first;
  const isSame = leftOff !== null && leftOff.date === before?.date;
  return (
    <>
      {leftOff && !isSame && <UnfinishedHomilySection leaf={leftOff} today={today} />}
      {before && <Before leaf={before} today={today} isLeftOff={isSame} />}
    </>
  );
}

function UnfinishedHomilySection({ leaf, today }: { leaf: UnfinishedHomily; today: string }) {
  const { date, color } = leaf;
  const day = `${weekday(date)}, ${dayAndMonth(date, true)}`;
  return (
    <section data-day={color}>
      <h2>Where you left off</h2>
      <p className="t">
        <Link to={paths.homily(date)}>{getHomilyName(leaf)}</Link>
      </p>
      <p className="soft">
        {date === today ? 'Today' : day}. {formatReference(leaf)}.
      </p>
      <p className="blaze">{capitalize(color)}</p>
    </section>
  );
}

interface BeforeProps {
  leaf: DayCard;
  today: string;
  isLeftOff: boolean;
}

function Before({ leaf, today, isLeftOff }: BeforeProps) {
  const { access } = useMember();
  const name = getHomilyName(leaf);
  const isYesterday = new Date(today).getTime() - new Date(leaf.date).getTime() === oneDayMs;
  return (
    <section data-day={leaf.day.color}>
      <h2>
        {isYesterday ? 'Yesterday' : 'The page before'}
        {isLeftOff && ', where you left off'}
      </h2>
      <p className="t">{access === 'closed' ? name : <Link to={paths.homily(leaf.date)}>{name}</Link>}</p>
      <p className="soft">
        {weekday(leaf.date)}, {dayAndMonth(leaf.date, !isYesterday)}. {formatReference(leaf)}.
      </p>
      <p className="blaze">{formatColor(leaf.day)}</p>
    </section>
  );
}

const oneDayMs = 86_400_000;

/** Shown together, so that nothing moves when the second arrives. */
function SubscriptionAndMail() {
  const { callApi, pageData } = useMember();
  const subscription = useQuery('subscription', () => callApi(getMemberSubscription, {})).state;
  const mail = useQuery('mail', () => callApi(getMailPreference, {})).state;
  const isComing = subscription.status === 'loading' || mail.status === 'loading';
  return (
    <section aria-busy={isComing ? true : undefined}>
      <h2>Your subscription and your mail</h2>
      {!isComing && (
        <>
          <p>
            {subscription.status === 'success' &&
              `${formatSubscriptionLine(subscription.data, pageData.timeZone)} `}
            <Link to={paths.subscription}>Subscription</Link>
          </p>
          <NextMailLine state={mail} />
        </>
      )}
    </section>
  );
}

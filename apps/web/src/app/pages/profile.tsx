import { type DayCard, getMorning, type HomilyLink } from '@wayfare/contracts/calls/homily';
import { getMailPreference } from '@wayfare/contracts/calls/morning-mail';
import { getMemberSubscription } from '@wayfare/contracts/calls/subscription';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { getInitials } from '@wayfare/contracts/rules/initials';
import { capitalize, formatColor } from '@wayfare/contracts/rules/liturgical-day';
import { formatMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { BigDate } from '#texts/big-date.tsx';
import { dayAndMonth, weekday, wholeDate } from '#ui/format-date.ts';
import { NextMailLine } from '../account/next-mail.tsx';
import { formatSubscriptionLine } from '../account/subscription-text.ts';
import { Skeleton } from '../member/loading.tsx';
import { getDisplayName, useMember } from '../member/member.tsx';
import { usePageTitle, useToday } from '../member/page-hooks.ts';
import { getPrefetched } from '../member/prefetch.ts';
import { useQuery } from '../member/use-query.ts';
import { mornings } from '../reading/morning.ts';
import { waitForSentPositions } from '../reading/save-reading-position.ts';

export function Profile() {
  usePageTitle('Profile');
  const member = useMember();
  const name = getDisplayName(member);
  const today = useToday();
  const { state, retry } = useQuery(
    today,
    async () => {
      await waitForSentPositions();
      return member.callApi(getMorning, {});
    },
    { cache: mornings, initialData: getPrefetched(member.person, getMorning, {}) },
  );
  const morning = state.status === 'success' ? state.data : null;
  return (
    <>
      <header className="row profile-head">
        <p className="initials" aria-hidden="true">
          {getInitials(name)}
        </p>
        <h1>Welcome, {name}!</h1>
      </header>
      {morning?.latest ? (
        <TodayCard card={morning.latest} today={morning.today} />
      ) : (
        <EmptyCard date={today} isLoading={state.status === 'loading'}>
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
          {morning && <h2>The first page is still being written</h2>}
        </EmptyCard>
      )}
      {/* Rendered once the card has its height, so that nothing moves. */}
      {state.status !== 'loading' && (
        <div className="profile-sections">
          {morning && (
            <EarlierPages
              previous={morning.previous}
              leftOff={morning.unfinished ?? null}
              today={morning.today}
            />
          )}
          <SubscriptionAndMail />
        </div>
      )}
    </>
  );
}

const formatListeningMinutes = (ms: number): string => formatMinutes(Math.max(1, Math.round(ms / 60_000)));

function TodayCard({ card, today }: { card: DayCard; today: string }) {
  const { access } = useMember();
  const isToday = card.date === today;
  const minutes = formatMinutes(card.minutes);
  return (
    <section className="day-card" aria-labelledby="todays-page" data-day={card.day.color}>
      <BigDate date={card.date} />
      <div className="day-card-text">
        {!isToday && <p className="soft newest">Today’s page is not here yet. This is the newest.</p>}
        <h2 id="todays-page">{getHomilyName(card)}</h2>
        <div className="day-info">
          <p className="feast">{card.day.celebration}</p>
          <p className="blaze">{formatColor(card.day)}</p>
        </div>
        <p className="lead">{card.opening}</p>
        <p className="row">
          {access === 'closed' ? (
            <Link className="btn" to={paths.subscription}>
              Choose a plan to read on
            </Link>
          ) : (
            <Link className="btn" to={paths.homily(card.date)}>
              {isToday ? 'Read today’s page' : 'Read this page'}
            </Link>
          )}
          <span className="soft">
            {formatReference(card)}. About {minutes}
            {card.recording && `, or ${formatListeningMinutes(card.recording.durationMs)} to hear`}.
          </span>
        </p>
      </div>
    </section>
  );
}

/** Has the height of the card. */
const EmptyCard = ({
  date,
  isLoading,
  children,
}: {
  date: string;
  isLoading: boolean;
  children: ReactNode;
}) => (
  <section className="day-card" aria-label="Today" aria-busy={isLoading ? true : undefined}>
    <BigDate date={date} />
    <div className="day-card-text">
      {isLoading && <Skeleton label="Opening today’s page..." />}
      {children}
    </div>
  </section>
);

interface EarlierPagesProps {
  previous: DayCard | null;
  leftOff: HomilyLink | null;
  today: string;
}

/** Shows what the reader has not finished first. Each page is shown once. */
function EarlierPages({ previous, leftOff: unfinished, today }: EarlierPagesProps) {
  const { access } = useMember();
  const [first] = useState(unfinished);
  const leftOff = access === 'closed' ? null : first;
  const isSame = leftOff !== null && leftOff.date === previous?.date;
  const isYesterday = previous?.date === addDays(today, -1);
  return (
    <>
      {leftOff && !isSame && (
        <EarlierPage
          heading="Where you left off"
          card={leftOff}
          when={leftOff.date === today ? 'Today' : wholeDate(leftOff.date)}
          color={leftOff.color}
        />
      )}
      {previous && (
        <EarlierPage
          heading={`${isYesterday ? 'Yesterday' : 'The page before'}${isSame ? ', where you left off' : ''}`}
          card={previous}
          when={`${weekday(previous.date)}, ${dayAndMonth(previous.date, !isYesterday)}`}
          color={previous.day.color}
          colorName={formatColor(previous.day)}
        />
      )}
    </>
  );
}

interface EarlierPageProps {
  heading: string;
  card: Pick<HomilyLink, 'date' | 'title' | 'book' | 'chapter' | 'verse'>;
  when: string;
  color: HomilyLink['color'];
  colorName?: string;
}

function EarlierPage({ heading, card, when, color, colorName = capitalize(color) }: EarlierPageProps) {
  const { access } = useMember();
  const name = getHomilyName(card);
  return (
    <section data-day={color}>
      <h2>{heading}</h2>
      <p className="title">{access === 'closed' ? name : <Link to={paths.homily(card.date)}>{name}</Link>}</p>
      <p className="soft">
        {when}. {formatReference(card)}.
      </p>
      <p className="blaze">{colorName}</p>
    </section>
  );
}

/** Shown together, so that nothing moves when the second arrives. */
function SubscriptionAndMail() {
  const { callApi, pageData } = useMember();
  const subscription = useQuery('subscription', () => callApi(getMemberSubscription, {})).state;
  const mail = useQuery('mail', () => callApi(getMailPreference, {})).state;
  const isLoading = subscription.status === 'loading' || mail.status === 'loading';
  return (
    <section aria-busy={isLoading ? true : undefined}>
      <h2>Your subscription and your mail</h2>
      {!isLoading && (
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

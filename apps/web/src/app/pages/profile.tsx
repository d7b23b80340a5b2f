import { type DayCard, getMorning, type HomilyLink } from '@wayfare/contracts/calls/homily';
import { getMailPreference } from '@wayfare/contracts/calls/morning-mail';
import { getMemberSubscription } from '@wayfare/contracts/calls/subscription';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { capitalize, formatColor } from '@wayfare/contracts/rules/liturgical-day';
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
import { ProfileHead, TodayCard } from './today-card.tsx';

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
      <ProfileHead name={name} />
      {morning?.latest ? (
        <TodayCard
          card={morning.latest}
          today={morning.today}
          isClosed={member.access === 'closed'}
          Link={Link}
        />
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

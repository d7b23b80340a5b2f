// Without hooks: shell/early-text.tsx renders it without React, before the app has loaded.
import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { estimateHomilyMinutes } from '@wayfare/contracts/rules/reading-minutes';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { DayBanner } from '#app/reading/day-banner.tsx';
import { paths } from '#paths.ts';
import { GospelText, Practice, Reflection } from '#texts/homily-text.tsx';
import { ReadingMinutes } from '#texts/reading-minutes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { LoadedHomily } from './load-homily.ts';

interface DayArticleProps {
  homily: Omit<LoadedHomily, 'more'>;
  /** Null from services that only have the feed. */
  more: Pick<ReadHomily, 'day' | 'dayGospel'> | null;
  today: string;
  Link: (props: { to: string; children: ReactNode }) => ReactNode;
  displayButton: ReactNode;
  /** Beside or above the text. */
  margin: ReactNode;
  refs?: {
    readonly heading: RefObject<HTMLHeadingElement | null>;
    readonly prose: RefObject<HTMLDivElement | null>;
    readonly gospel: RefObject<HTMLElement | null>;
    readonly text: RefObject<HTMLElement | null>;
  };
  player?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

export function DayArticle(props: DayArticleProps) {
  const { homily, more, today, Link, displayButton, margin, refs, player, children } = props;
  const { date } = homily;
  const reference = formatReference(homily);
  return (
    <article className="reading" data-day={more?.day.color}>
      <DayBanner date={date} title={getHomilyName(homily)} day={more?.day ?? null} heading={refs?.heading}>
        {displayButton}
      </DayBanner>
      <div className="reading-page">
        <div className="row between reading-margin">
          <ReadingMinutes minutes={estimateHomilyMinutes(homily)} />
          {margin}
        </div>
        <div className="prose" ref={refs?.prose}>
          <GospelText
            {...homily}
            dayGospel={more?.dayGospel ?? null}
            heading={<Link to={paths.searchFor(reference)}>{reference}</Link>}
            ref={refs?.gospel}
          />
          <Reflection {...homily} ref={refs?.text} />
          <Practice practice={homily.practice} isToday={date === today} />
        </div>
        {children}
      </div>
      {player}
    </article>
  );
}

export const ContinueButton = (props: Omit<ComponentProps<typeof LinkButton>, 'children'>) => (
  <p className="continue-reading">
    <LinkButton {...props}>Go on where you left off</LinkButton>
  </p>
);

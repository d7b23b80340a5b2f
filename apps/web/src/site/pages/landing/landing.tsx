import type { SiteFacts } from '#site/facts.ts';
import { StillFrame } from '#site/layout/frames.tsx';
import { Action } from './action.tsx';
import { DayShape } from './day-shape.tsx';
import { Glimpse } from './glimpse.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';
import { Questions } from './questions.tsx';
import { Virtues } from './virtues.tsx';

export function Landing({ facts }: { facts: SiteFacts }) {
  return (
    <StillFrame facts={facts}>
      <Hero day={facts.day} names={facts.names} />
      <Glimpse day={facts.day} homilies={facts.homilies} />
      <Virtues />
      <DayShape />
      <Pricing today={facts.day.today.date} />
      <Questions names={facts.names} />
      <Action />
    </StillFrame>
  );
}

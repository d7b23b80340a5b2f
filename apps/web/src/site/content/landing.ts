import { defaultMailHour, formatHour } from '@wayfare/contracts/calls/morning-mail';
import { formatPrice } from '@wayfare/contracts/rules/plans';
import type { SiteNames } from './site-names.ts';

type Virtue = { readonly name: string; readonly sense: string; readonly practice: string };
type HourOfADay = { readonly time: string; readonly title: string; readonly text: string };

/** Followed by one of the rotating words. */
export const heroHeadline = 'One honest page a day about';
export const heroWords: readonly string[] = ['God.', 'Jesus.', 'morality.'];

export function heroLead(names: Pick<SiteNames, 'siteName'>): string {
  return `${names.siteName} is a daily reflection on the Gospel and a modern philosophy of virtue. It takes four minutes, and it is meant to be carried into the rest of the day.`;
}

export const glimpseHeading = 'Today';
export const glimpseMore = 'Read the rest, free for seven days';

export const virtuesHeading = 'Four virtues, because a compass has four points';
/** The Latin word in `virtuesIntro`, set in bold. */
export const virtuesWord = 'cardo';
export const virtuesIntro =
  'The word cardinal comes from cardo, the hinge of a door. People who agreed on little else, Plato and Ambrose, Cicero and Aquinas, agreed that a good life turns on these. We read each day’s Gospel with them in hand.';

export const virtues: readonly Virtue[] = [
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

export const dayHeading = 'How a day looks';
export const dayIntro =
  'Short, and with an end to it. A day you missed has simply passed: nothing waits to be caught up on, and the path goes on from where you are standing.';

export const hoursOfADay: readonly HourOfADay[] = [
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

export const pricingHeading = 'What it costs, said plainly';
export const yearlyText = `The first seven days are free. On the eighth your card is charged ${formatPrice('yearly')}, and then once a year, until you cancel.`;
export const monthlyText = 'Billed each month, from the first day. No trial.';
export const pricingStop =
  'To stop, open Subscription in your dashboard. You keep reading to the end of what you paid for. The subscription is not tax-deductible; a donation is.';

export const actionHeading = 'Tomorrow has a page of its own';
export const actionText = `The first seven are free. On the eighth day your card is charged ${formatPrice('yearly')} for the year, unless you cancel before then; we write to you in time.`;

export const questionsHeading = 'Questions';

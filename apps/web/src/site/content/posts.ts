import { aShortHistoryOfThePageADay } from './posts/a-short-history-of-the-page-a-day.ts';
import { enoughIsAPlace } from './posts/enough-is-a-place.ts';
import { howToReadAHardPassageWithoutWinning } from './posts/how-to-read-a-hard-passage-without-winning.ts';
import { smallDebts } from './posts/small-debts.ts';
import { theAdviceYouDidNotAskFor } from './posts/the-advice-you-did-not-ask-for.ts';
import { theFourteenthMile } from './posts/the-fourteenth-mile.ts';
import { theHingeAndTheDoor } from './posts/the-hinge-and-the-door.ts';
import type { SamplePost } from './sample-post.ts';

/** Newest first. */
export const samplePosts: readonly SamplePost[] = [
  howToReadAHardPassageWithoutWinning,
  theHingeAndTheDoor,
  smallDebts,
  theFourteenthMile,
  enoughIsAPlace,
  aShortHistoryOfThePageADay,
  theAdviceYouDidNotAskFor,
];

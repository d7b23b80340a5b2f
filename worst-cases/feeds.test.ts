import { expect, test } from 'vitest';
import { feeds } from './feeds.ts';
import { growthOf, inWords } from './growth.ts';

/** A text that grows: a prefix, a repeated part, and a suffix that spoils the match. */
interface Attack {
  readonly before: string;
  readonly again: string;
  readonly after: string;
}

const repeatText = ({ before, again, after }: Attack, length: number): string =>
  before + again.repeat(Math.ceil(length / again.length)) + after;

const attackOf = (worst: (typeof feeds)[number]['worst'][number]): Attack => {
  const [before, again, after = ''] = typeof worst === 'string' ? ['', worst] : worst;
  return { before, again, after };
};

const eachWorst = feeds.flatMap(({ reader, run, worst }) =>
  worst.map((each) => ({ reader, run, attack: attackOf(each), said: JSON.stringify(each) })),
);

test.each(eachWorst)('$reader takes twice as long for twice as many $said', async ({ run, attack }) => {
  const { fed, fault } = await growthOf(run, (length) => repeatText(attack, length));
  expect(fault === null ? null : { fault, fed: fed.map(inWords) }).toBe(null);
});

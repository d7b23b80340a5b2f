import { expect, test } from 'vitest';
import { type Attack, textOf } from './attacks.ts';
import { feeds } from './feeds.ts';
import { growthOf, inWords } from './growth.ts';

const attackOf = (worst: (typeof feeds)[number]['worst'][number]): Attack => {
  const [before, again, after = ''] = typeof worst === 'string' ? ['', worst] : worst;
  return { before, again, after };
};

const eachWorst = feeds.flatMap(({ reader, run, worst }) =>
  worst.map((each) => ({ reader, run, attack: attackOf(each), said: JSON.stringify(each) })),
);

test.each(eachWorst)('$reader takes twice as long for twice as many $said', async ({ run, attack }) => {
  const { fed, fault } = await growthOf(run, (length) => textOf(attack, length));
  expect(fault === null ? null : { fault, fed: fed.map(inWords) }).toBe(null);
});

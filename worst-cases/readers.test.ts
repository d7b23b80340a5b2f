import { expect, test } from 'vitest';
import { formatMs, measureGrowth } from './growth.ts';
import { readers } from './readers.ts';

const cases = readers.flatMap(({ reader, run, inputs }) =>
  inputs.map((input) => {
    const [before, repeated, after = ''] = typeof input === 'string' ? ['', input] : input;
    const createText = (length: number): string =>
      before + repeated.repeat(Math.ceil(length / repeated.length)) + after;
    return { reader, run, input: JSON.stringify(input), createText };
  }),
);

test.each(cases)('the time of $reader grows linearly with $input', async ({ run, createText }) => {
  const { times, fault } = await measureGrowth(run, createText);
  expect(fault === null ? null : { fault, times: times.map(formatMs) }).toBe(null);
});

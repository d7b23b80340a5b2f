// Measures several servers turn about, so that whatever else the machine does meets all of them, and only the ratios
// are believed.
import { median } from './figures.ts';
import { connections, type Figures, measure, type Target } from './target.ts';

const rounds = 7;

export interface Compared<Name extends string> {
  /** How many times the rate of the other. */
  readonly ratio: (of: Name, to: Name) => string;
  /** The same by processor time a request: on a machine that others use as well, the steadier of the two. */
  readonly costRatio: (of: Name, to: Name) => string;
  /** A table of all, in the order given, each with its ratio to the first. */
  readonly print: (words: Record<Name, string>) => void;
}

export async function turnAbout<Name extends string>(
  targets: Record<Name, Target>,
  seconds = 3,
): Promise<Compared<Name>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object that was written out in place
  const names = Object.keys(targets) as Name[];
  const measured = new Map<Name, Figures[]>(names.map((name) => [name, []]));
  for (const name of names) await measure(targets[name], seconds);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) measured.get(name)?.push(await measure(targets[name], seconds));
  }
  const rates = (name: Name): number[] => (measured.get(name) ?? []).map(({ perSecond }) => perSecond);
  const cost = (name: Name): number =>
    median((measured.get(name) ?? []).map(({ cpuMsPerRequest }) => cpuMsPerRequest));
  const ratio = (of: Name, to: Name): string => {
    const others = rates(to);
    return median(rates(of).map((rate, at) => rate / (others[at] ?? Number.NaN))).toFixed(2);
  };
  return {
    ratio,
    costRatio: (of, to) => (cost(of) / cost(to)).toFixed(2),
    print(words) {
      const [first] = names;
      if (first === undefined) return;
      console.log(
        `${connections} connections, ${rounds} rounds of ${seconds} s each, turn about; medians.\n`,
      );
      console.log(`| what | req/s | CPU ms/req | ratio to ${first} |\n|---|---|---|---|`);
      for (const name of names) {
        const rate = median(rates(name)).toFixed(0);
        console.log(`| ${words[name]} | ${rate} | ${cost(name).toFixed(4)} | ${ratio(name, first)} |`);
      }
    },
  };
}

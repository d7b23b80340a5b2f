export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different headers; whoever sends others is read each time. */
const remembered = new Map<string, Encoding>();
const rememberedAtMost = 100;

/** The best of the encodings that the client takes: smallest first among those it likes equally. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = choose(header);
  if (remembered.size < rememberedAtMost) remembered.set(header, encoding);
  return encoding;
}

function choose(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(weighted));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = (['br', 'gzip'] as const)
    .map((encoding) => ({ encoding, weight: weightOf(encoding) }))
    .filter(({ weight }) => weight > 0 && weight >= (weights.get('identity') ?? 0))
    .toSorted((a, b) => b.weight - a.weight);
  return best?.encoding ?? 'identity';
}

function weighted(part: string): [encoding: string, weight: number] {
  const [encoding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = given === undefined ? 1 : Number(given);
  return [encoding, Number.isNaN(weight) ? 0 : weight];
}

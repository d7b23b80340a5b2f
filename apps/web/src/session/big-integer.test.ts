import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import BigInteger from './big-integer.ts';

const client = createRequire(import.meta.url).resolve('@aws-amplify/auth');
const { default: ClientBigInteger }: { default: typeof BigInteger } = await import(
  join(client, '../../esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs')
);

/** The results of every operation that the client uses. */
function calculate(Type: typeof BigInteger, hex: readonly string[]): readonly unknown[] {
  const [a, b, exponent, modulus] = hex.map((digits) => new Type(digits, 16)) as [
    BigInteger,
    BigInteger,
    BigInteger,
    BigInteger,
  ];
  const difference = a.subtract(b);
  const powers: string[] = [];
  for (const base of [a, difference, Type.ZERO, Type.ONE])
    base.modPow(exponent, modulus, (_, result) => powers.push(result.toString(16)));
  return [
    ...powers,
    ...[a.add(b), difference, a.multiply(b), difference.mod(modulus), difference.abs(), Type.ONE].map(
      (value) => value.toString(16),
    ),
    Math.sign(a.compareTo(b)),
    a.equals(b),
    a.equals(new Type(hex[0] ?? '', 16)),
  ];
}

test('native arithmetic gives the results of the client', () => {
  for (const bytes of [1, 2, 16, 17, 64, 384]) {
    const hex = [bytes, bytes, Math.min(bytes, 32), bytes].map((length) =>
      randomBytes(length).toString('hex'),
    );
    // Montgomery multiplication needs an odd modulus.
    hex[3] = `${hex[3]?.slice(0, -1)}d`;
    expect(calculate(BigInteger, hex)).toEqual(calculate(ClientBigInteger, hex));
  }
});

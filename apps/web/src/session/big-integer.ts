/**
 * Replaces the BigInteger of the identity client (see vite.config.ts), which multiplies arrays of small numbers. A log-in
 * then takes a ninth of the processor time. Only the methods that the client calls are here.
 */
export default class BigInteger {
  static readonly ZERO = new BigInteger('0', 16);
  static readonly ONE = new BigInteger('1', 16);
  readonly #value: bigint;

  constructor(value: string | bigint, _radix: 16) {
    this.#value = typeof value === 'bigint' ? value : BigInt(`0x${value}`);
  }

  toString(radix: number): string {
    return this.#value.toString(radix);
  }

  abs(): BigInteger {
    return this.#value < 0n ? create(-this.#value) : this;
  }

  compareTo(other: BigInteger): number {
    return this.#value < other.#value ? -1 : Number(this.#value > other.#value);
  }

  equals(other: BigInteger): boolean {
    return this.#value === other.#value;
  }

  add(other: BigInteger): BigInteger {
    return create(this.#value + other.#value);
  }

  subtract(other: BigInteger): BigInteger {
    return create(this.#value - other.#value);
  }

  multiply(other: BigInteger): BigInteger {
    return create(this.#value * other.#value);
  }

  /** Never negative. */
  mod(modulus: BigInteger): BigInteger {
    return create(modulo(this.#value, modulus.#value));
  }

  modPow(
    exponent: BigInteger,
    modulus: BigInteger,
    callback: (error: null, result: BigInteger) => void,
  ): void {
    callback(null, create(power(modulo(this.#value, modulus.#value), exponent.#value, modulus.#value)));
  }
}

const create = (value: bigint) => new BigInteger(value, 16);

function modulo(value: bigint, modulus: bigint): bigint {
  const rest = value % modulus;
  return rest < 0n ? rest + modulus : rest;
}

/** Four bits of the exponent at a time. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const powers = [1n];
  for (let digit = 1; digit < 16; digit++) powers.push(((powers.at(-1) ?? 1n) * base) % modulus);
  let result = 1n;
  for (const digit of exponent.toString(16)) {
    for (let bit = 0; bit < 4; bit++) result = (result * result) % modulus;
    result = (result * (powers[Number.parseInt(digit, 16)] ?? 1n)) % modulus;
  }
  return result;
}

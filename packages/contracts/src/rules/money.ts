export type Money = { readonly amountMinor: number; readonly currency: 'usd' };

export function usd(dollars: number): Money {
  return { amountMinor: Math.round(dollars * 100), currency: 'usd' };
}

const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** For tables: $5.00, $10,000.00. */
export function formatMoney({ amountMinor }: Money): string {
  return withCents.format(amountMinor / 100);
}

/** For sentences: $5, $4.17. */
export function formatMoneyShort({ amountMinor }: Money): string {
  return short.format(amountMinor / 100);
}

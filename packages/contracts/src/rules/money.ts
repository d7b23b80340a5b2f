export type Money = { readonly amountMinor: number; readonly currency: 'usd' };

export const usd = (dollars: number): Money => ({ amountMinor: Math.round(dollars * 100), currency: 'usd' });

const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** For tables: $5.00, $10,000.00. */
export const formatMoney = ({ amountMinor }: Money): string => withCents.format(amountMinor / 100);

/** For sentences: $5, $4.17. */
export const formatMoneyShort = ({ amountMinor }: Money): string => short.format(amountMinor / 100);

import { formatMoney, formatMoneyShort, type Money } from '@wayfare/contracts/rules/money';
import { formatPrice, listCharges, type PlanId, plans } from '@wayfare/contracts/rules/plans';
import { longDate } from '#ui/long-date.ts';

interface Choice {
  plan: PlanId;
  donation: Money | null;
  today: string;
  hasTrial: boolean;
}

interface ChargesProps extends Choice {
  heading: 'h2' | 'h3';
}

const sum = (amountMinor: number) => formatMoney({ amountMinor, currency: 'usd' });

export function Charges({ plan, donation, today, hasTrial, heading: Heading }: ChargesProps) {
  const rows = listCharges(plan, donation, today, { hasTrial });
  return (
    <aside className="aside" aria-label="What you will be charged">
      <svg className="map" aria-hidden="true">
        <use href="#side-slopes" />
      </svg>
      <div className="first flow">
        <Heading>What is charged, and when</Heading>
        <table className="bill">
          <caption className="vh">Charges</caption>
          <tbody>
            {rows.map(({ kind, date, description, amountMinor }) => (
              <tr key={kind}>
                <th scope="row">{kind === 'today' ? 'Today' : longDate(date)}</th>
                <td>{description}</td>
                <td>{sum(amountMinor)}</td>
              </tr>
            ))}
            <tr className="total">
              <th scope="row" colSpan={2}>
                Due now
              </th>
              <td>{sum(rows[0].amountMinor)}</td>
            </tr>
          </tbody>
        </table>
        <p className="small-print">
          Cancel at any time from Subscription in your dashboard. You keep reading to the end of the time you
          have paid for.
        </p>
      </div>
    </aside>
  );
}

export function chargeSentence({ plan, donation, today, hasTrial }: Choice): string {
  const { interval } = plans[plan];
  const [now, next] = listCharges(plan, donation, today, { hasTrial });
  const sum = formatMoneyShort({ amountMinor: now.amountMinor, currency: 'usd' });
  const first = now.amountMinor === 0 ? 'Nothing is charged today;' : `${sum} is charged today, and`;
  const from = next === undefined ? '' : ` from ${longDate(next.date)}`;
  return `${first} ${formatPrice(plan)} every ${interval}${from}, until you cancel: at any time, from Subscription in your dashboard.`;
}

import { formatMoneyShort } from '@wayfare/contracts/rules/money';
import { formatPrice, formatPricePerMonth, listCharges } from '@wayfare/contracts/rules/plans';
import { dayAndMonth } from '#site/calendar-words.ts';
import { monthlyText, pricingHeading, pricingStop, yearlyText } from '#site/content/landing.ts';

const whatHappens = {
  today: 'You begin. Your card is kept, not charged.',
  'after-trial': 'The trial ends and your card is charged, unless you have canceled.',
  renewal: 'It renews, unless you have canceled.',
} as const;

export function Pricing({ today }: { today: string }) {
  return (
    <section className="part" id="pricing" aria-labelledby="pricing-title">
      <div className="wrap leaf">
        <h2 id="pricing-title">{pricingHeading}</h2>
        <div className="flow big">
          <div className="price">
            <div>
              <p className="blaze">Yearly</p>
              <p className="num">
                {formatPricePerMonth('yearly')}
                <small> / mo</small>
              </p>
              <p>{yearlyText}</p>
            </div>
            <div>
              <p className="hint">
                <strong>Monthly</strong>
              </p>
              <p className="num">
                {formatPrice('monthly')}
                <small> / mo</small>
              </p>
              <p>{monthlyText}</p>
            </div>
          </div>
          <table className="bill">
            <caption className="vh">What is charged on the yearly plan, begun today</caption>
            <tbody>
              {listCharges('yearly', null, today).map(({ kind, date, amountMinor }) => (
                <tr key={kind}>
                  <th scope="row">{dayAndMonth(date, true)}</th>
                  <td>{whatHappens[kind]}</td>
                  <td>{formatMoneyShort({ amountMinor, currency: 'usd' })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="row">
            <a className="btn" href="/subscribe?plan=yearly">
              Continue
            </a>
            <a href="/subscribe?plan=monthly">Or pay monthly</a>
            <span className="small-print stop">{pricingStop}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

import { usd } from '@wayfare/contracts/rules/money';
import { inFigures } from './billing-words.ts';
import type { MailFacts } from './mail-facts.ts';

interface Given {
  readonly amountMinor: number;
  readonly boughtMinor: number;
}

/** Above this the law wants a payment that is part gift, part purchase to be explained to whoever made it. */
const disclosureAbove = usd(75);

const nothingInReturn = 'No goods or services were provided in exchange for this contribution.';

/** What the tax law wants a charity to say of what was, or was not, given in return. */
export function statementsOf({ siteName, organization }: MailFacts, given: Given): string[] {
  const charity = `${organization.name} is a charitable organization under section 501(c)(3) of the Internal Revenue Code.`;
  const { amountMinor, boughtMinor } = given;
  if (boughtMinor === 0) {
    return [nothingInReturn, `${charity} Your donation is tax-deductible as far as the law allows.`];
  }
  const total = amountMinor + boughtMinor;
  return [
    `Your payment of ${inFigures(total)} was in part a donation and in part the price of a subscription to ${siteName}, bought at its full price. We estimate in good faith that the subscription is worth ${inFigures(boughtMinor)}. A subscription is a purchase and cannot be deducted.`,
    // A subscription at its full price is no return for the gift beside it.
    total > disclosureAbove.amountMinor ? disclosure(given) : nothingInReturn,
    `${charity} Only the donation of ${inFigures(amountMinor)} is tax-deductible, as far as the law allows.`,
  ];
}

const disclosure = ({ amountMinor, boughtMinor }: Given): string =>
  `For federal income tax, the amount that you can deduct is limited to the excess of what you contributed over the value of the goods or services that we provided: ${inFigures(amountMinor + boughtMinor)} less ${inFigures(boughtMinor)}, which is ${inFigures(amountMinor)}.`;

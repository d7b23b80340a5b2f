import { donationRange, maxDonation } from '@wayfare/contracts/rules/donation';
import { formatMoneyShort } from '@wayfare/contracts/rules/money';
import { formatPlanPrice, formatPrice } from '@wayfare/contracts/rules/plans';
import privacy from './privacy.html?raw';
import type { SiteDetails } from './site-details.ts';
import terms from './terms.html?raw';

const texts = { privacy, terms };
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** The HTML of a text. `{name}` in the file is replaced by a value of the settings or by a price. */
export function legalText(name: keyof typeof texts, site: SiteDetails): string {
  const values: Record<string, string> = {
    ...site,
    yearlyPlan: formatPlanPrice('yearly'),
    monthlyPlan: formatPlanPrice('monthly'),
    yearlyPrice: formatPrice('yearly'),
    monthlyPrice: formatPrice('monthly'),
    donationRange,
    maxDonation: formatMoneyShort(maxDonation),
  };
  // Without its line breaks the page is smaller.
  return texts[name].replace(/\n\s*/g, ' ').replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name}.html names an unknown value: ${key}`);
    return value.replace(/[&<"]/g, (sign) => entities[sign] ?? sign);
  });
}

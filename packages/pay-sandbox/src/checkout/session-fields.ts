import type * as z from 'zod/mini';
import { amount, recurring } from '#api/prices.ts';
import { productDetails } from '#api/products.ts';
import {
  currency,
  email,
  fields,
  flag,
  list,
  maybe,
  metadata,
  text,
  timestamp,
  webAddress,
  whole,
  word,
} from '#wire/fields.ts';
import { valueAt } from '#wire/operation.ts';
import { invalid, type Refusal } from '#wire/refusal.ts';

const line = fields({
  metadata: metadata(),
  price: maybe(text()),
  price_data: maybe(
    fields({
      currency: currency(),
      product: maybe(text()),
      product_data: maybe(fields({ ...productDetails, name: text() })),
      recurring: maybe(recurring),
      tax_behavior: maybe(word('inclusive', 'exclusive', 'unspecified')),
      unit_amount: amount(),
    }),
  ),
  quantity: maybe(whole(1, 999_999)),
});

const message = maybe(fields({ message: text(1_200) }));
const longestTrialDays = 730;

/** What a hosted page for subscriptions may be told; `notOffered` says which of it this one cannot do. */
export const sessionFields = fields({
  allow_promotion_codes: maybe(flag()),
  allowed_payment_method_types: maybe(list(word('card'))),
  billing_address_collection: maybe(word('auto', 'required')),
  cancel_url: maybe(webAddress()),
  client_reference_id: maybe(text(200)),
  consent_collection: maybe(
    fields({
      promotions: maybe(word('auto', 'none')),
      terms_of_service: maybe(word('none', 'required')),
      payment_method_reuse_agreement: maybe(fields({ position: word('auto', 'hidden') })),
    }),
  ),
  currency: maybe(currency()),
  custom_text: maybe(
    fields({
      after_submit: message,
      shipping_address: message,
      submit: message,
      terms_of_service_acceptance: message,
    }),
  ),
  customer: maybe(text()),
  customer_email: maybe(email()),
  customer_update: maybe(
    fields({ address: maybe(word('auto', 'never')), name: maybe(word('auto', 'never')) }),
  ),
  expires_at: maybe(timestamp()),
  line_items: maybe(list(line)),
  locale: maybe(text(20)),
  metadata: metadata(),
  mode: maybe(word('subscription', 'payment', 'setup')),
  origin_context: maybe(word('mobile_app', 'web')),
  payment_method_collection: maybe(word('always')),
  phone_number_collection: maybe(fields({ enabled: flag() })),
  saved_payment_method_options: maybe(
    fields({
      payment_method_remove: maybe(word('disabled', 'enabled')),
      payment_method_save: maybe(word('disabled', 'enabled')),
    }),
  ),
  submit_type: maybe(word('auto', 'book', 'donate', 'pay', 'subscribe')),
  subscription_data: maybe(
    fields({
      billing_mode: maybe(
        fields({
          type: word('flexible'),
          flexible: maybe(fields({ proration_discounts: maybe(word('included')) })),
        }),
      ),
      description: maybe(text(500)),
      metadata: metadata(),
      trial_end: maybe(timestamp()),
      trial_period_days: maybe(whole(1, longestTrialDays)),
      trial_settings: maybe(
        fields({ end_behavior: fields({ missing_payment_method: word('create_invoice') }) }),
      ),
    }),
  ),
  success_url: maybe(webAddress()),
  ui_mode: maybe(word('hosted_page')),
});

export type SessionGiven = z.output<typeof sessionFields>;
export type LineGiven = z.output<typeof line>;

const english: readonly (string | undefined)[] = [undefined, 'auto', 'en'];

/** Whether our pages, which know one language, can be had in this one. */
export const isSpoken = (locale: string | undefined): boolean => english.includes(locale);

/** Whatever is said of it. */
const anything = Symbol('anything');

/** What Stripe's page can do and this one cannot: whoever asks for it is told so, and does not wait for it in vain. */
const notOffered: readonly (readonly [param: string, asked: unknown, why: string])[] = [
  ['allow_promotion_codes', true, 'knows no promotion codes: it must be false'],
  ['billing_address_collection', 'required', 'asks for no address: it must be auto'],
  ['consent_collection[terms_of_service]', 'required', 'asks for no consent: it must be none'],
  ['consent_collection[promotions]', 'auto', 'asks for no consent: it must be none'],
  ['custom_text[shipping_address]', anything, 'asks for no address'],
  ['custom_text[terms_of_service_acceptance]', anything, 'asks for no consent'],
  ['phone_number_collection[enabled]', true, 'asks for no phone number: it must be false'],
  [
    'saved_payment_method_options[payment_method_save]',
    'enabled',
    'keeps the card of the subscription and no other: it must be disabled',
  ],
  [
    'saved_payment_method_options[payment_method_remove]',
    'enabled',
    'offers no card that was kept before: it must be disabled',
  ],
];

export function findNotOffered(given: SessionGiven): Refusal | null {
  const refuse = (param: string, why: string) =>
    invalid({ param, message: `Invalid ${param}: this sandbox's payment page ${why}.` });
  if (!isSpoken(given.locale)) return refuse('locale', 'speaks English: it must be auto or en');
  for (const [param, asked, why] of notOffered) {
    const value = valueAt(given, param.replace(']', '').split('['));
    if (value !== undefined && (asked === anything || value === asked)) return refuse(param, why);
  }
  return null;
}

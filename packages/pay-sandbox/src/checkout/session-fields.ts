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

/** What a hosted page for subscriptions may be told; `not-offered.ts` says which of it this one cannot do. */
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

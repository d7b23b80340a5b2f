import { requireCustomerOf } from '#api/required.ts';
import { hours, minutes } from '#lifecycle/period.ts';
import { newId } from '#objects/ids.ts';
import type { Session } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { setTask } from '#store/task-queries.ts';
import { mergeMetadata, given as pick } from '#wire/given.ts';
import { invalid, missingParameter, notBoth } from '#wire/refusal.ts';
import { create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { newLines } from './new-lines.ts';
import { findNotOffered, type SessionGiven } from './session-fields.ts';

const idLength = 58;

export async function newSession(work: Work, given: SessionGiven): Promise<Session> {
  const { successUrl } = requireSound(given);
  const customer =
    given.customer === undefined ? null : await requireCustomerOf(work, given.customer, 'customer');
  const trial = trialOf(work, given);
  const lines = await newLines(work, given.line_items ?? [], trial.days !== null || trial.end !== null);
  const [first] = lines;
  if (given.currency !== undefined && given.currency !== first?.currency) {
    throw invalid({ param: 'currency', message: 'The line items have another currency.' });
  }
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const id = newId('cs_test', idLength);
  const session = fill<Session & { readonly [name: string]: unknown }>({
    ...looks(given),
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created: work.now,
    currency: first?.currency ?? 'usd',
    customer: customer?.id ?? null,
    customer_details:
      customer === null && given.customer_email === undefined
        ? null
        : {
            email: given.customer_email ?? customer?.email ?? null,
            name: null,
            tax_exempt: 'none',
            tax_ids: null,
          },
    customer_email: given.customer_email ?? null,
    expires_at: requireExpiry(work, given.expires_at),
    invoice: null,
    metadata: mergeMetadata({}, given.metadata),
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: work.urls.pay(id),
  });
  await create(work, session, null, {
    lines,
    trialDays: trial.days,
    trialEnd: trial.end,
    subscriptionMetadata: mergeMetadata({}, given.subscription_data?.metadata),
    subscriptionDescription: given.subscription_data?.description ?? null,
  });
  await setTask(work.sql, { kind: 'session.expire', subject: id, due: session.expires_at });
  return session;
}

function requireSound(given: SessionGiven): { readonly successUrl: string } {
  if (given.mode === undefined) throw missingParameter('mode');
  if (given.mode !== 'subscription') {
    throw invalid({
      param: 'mode',
      message: `Invalid mode: this sandbox has subscription only, not ${given.mode}.`,
    });
  }
  if (given.success_url === undefined) throw missingParameter('success_url');
  if (given.line_items === undefined || given.line_items.length === 0) throw missingParameter('line_items');
  if (given.customer !== undefined && given.customer_email !== undefined) {
    throw notBoth('customer', 'customer_email', 'customer_email');
  }
  if (given.customer_update !== undefined && given.customer === undefined) {
    throw invalid({
      param: 'customer_update',
      message: '`customer_update` can only be used with `customer`.',
    });
  }
  const refusal = findNotOffered(given);
  if (refusal !== null) throw refusal;
  return { successUrl: given.success_url };
}

const leastTrialAhead = hours(48);

function trialOf(
  work: Work,
  { subscription_data: data }: SessionGiven,
): { readonly days: number | null; readonly end: number | null } {
  const { trial_period_days: days = null, trial_end: end = null } = data ?? {};
  if (days !== null && end !== null) {
    throw notBoth('trial_end', 'trial_period_days', 'subscription_data[trial_end]');
  }
  if (end !== null && end < work.now + leastTrialAhead) {
    throw invalid({
      param: 'subscription_data[trial_end]',
      message: 'The `trial_end` date has to be at least 2 days in the future.',
    });
  }
  return { days, end };
}

/** The times of asking and of answering are not quite the same. */
const slack = 60;

function requireExpiry(work: Work, given: number | undefined): number {
  if (given === undefined) return work.now + hours(24);
  const refuse = (message: string) => invalid({ param: 'expires_at', message });
  if (given < work.now + minutes(30) - slack) {
    throw refuse('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.');
  }
  if (given > work.now + hours(24) + slack) {
    throw refuse('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.');
  }
  return given;
}

/** What only the page's looks depend on, kept as it was given. */
function looks(given: SessionGiven): Record<string, unknown> {
  const { consent_collection: consent, custom_text: texts, phone_number_collection: phone } = given;
  return {
    ...pick({
      allow_promotion_codes: given.allow_promotion_codes,
      allowed_payment_method_types: given.allowed_payment_method_types,
      billing_address_collection: given.billing_address_collection,
      locale: given.locale,
      origin_context: given.origin_context,
      saved_payment_method_options: given.saved_payment_method_options,
      submit_type: given.submit_type,
    }),
    ...(consent === undefined ? {} : { consent_collection: pick(consent) }),
    ...(texts === undefined ? {} : { custom_text: pick(texts) }),
    phone_number_collection: phone ?? { enabled: false },
  };
}

import type * as z from 'zod/mini';
import { newId } from '#objects/ids.ts';
import type { PortalConfiguration } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { fields, flag, list, maybe, metadata, orUnset, text, webAddress, word } from '#wire/fields.ts';
import { mergeMetadata, given as pick } from '#wire/given.ts';
import { change } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { requireObject } from './required.ts';

const product = fields({ prices: list(text()), product: text() });

const features = fields({
  customer_update: maybe(
    fields({
      allowed_updates: maybe(orUnset(list(word('address', 'email', 'name', 'phone', 'shipping', 'tax_id')))),
      enabled: maybe(flag()),
    }),
  ),
  invoice_history: maybe(fields({ enabled: flag() })),
  payment_method_update: maybe(fields({ enabled: flag() })),
  subscription_cancel: maybe(
    fields({
      cancellation_reason: maybe(fields({ enabled: flag(), options: maybe(list(text(50))) })),
      enabled: maybe(flag()),
      mode: maybe(word('at_period_end', 'immediately')),
      proration_behavior: maybe(word('none')),
    }),
  ),
  subscription_update: maybe(
    fields({
      default_allowed_updates: maybe(orUnset(list(word('price', 'promotion_code', 'quantity')))),
      enabled: maybe(flag()),
      products: maybe(orUnset(list(product))),
      proration_behavior: maybe(word('always_invoice', 'create_prorations', 'none')),
      trial_update_behavior: maybe(word('continue_trial')),
    }),
  ),
});

export const configurationFields = fields({
  active: maybe(flag()),
  business_profile: maybe(
    fields({
      headline: maybe(orUnset(text(60))),
      privacy_policy_url: maybe(webAddress()),
      terms_of_service_url: maybe(webAddress()),
    }),
  ),
  default_return_url: maybe(orUnset(webAddress())),
  features: maybe(features),
  login_page: maybe(fields({ enabled: flag() })),
  metadata: metadata(),
  name: maybe(orUnset(text(100))),
});

type Given = z.output<typeof configurationFields>;
type Whole = PortalConfiguration & { readonly business_profile?: object };

/** Without features there is nothing that a customer may do: each is off until it is turned on. */
export async function newConfiguration(work: Work, given: Given): Promise<PortalConfiguration> {
  return withGiven(work, blankConfiguration(work), given);
}

export const blankConfiguration = (work: Work): Whole =>
  fill<Whole>({
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: work.now,
    default_return_url: null,
    features: {
      invoice_history: { enabled: false },
      payment_method_update: { enabled: false },
      subscription_cancel: { enabled: false, mode: 'at_period_end' },
      subscription_update: {
        enabled: false,
        default_allowed_updates: [],
        products: null,
        proration_behavior: 'none',
      },
    },
    is_default: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    updated: work.now,
  });

export async function updateConfiguration(
  work: Work,
  before: PortalConfiguration,
  given: Given,
): Promise<PortalConfiguration> {
  const after = { ...(await withGiven(work, before, given)), updated: work.now };
  return change(work, before, after, ['billing_portal.configuration.updated']);
}

async function withGiven(work: Work, before: Whole, given: Given): Promise<PortalConfiguration> {
  const {
    features: changed = {},
    login_page: login,
    metadata: tags,
    business_profile: profile,
    ...rest
  } = given;
  await requireProducts(work, changed.subscription_update?.products ?? []);
  const { features: old } = before;
  const { cancellation_reason: reason, ...cancel } = changed.subscription_cancel ?? {};
  return {
    ...before,
    ...pick(rest),
    ...(profile === undefined ? {} : { business_profile: { ...before.business_profile, ...pick(profile) } }),
    features: {
      ...old,
      ...pick({ invoice_history: changed.invoice_history }),
      ...(changed.payment_method_update === undefined
        ? {}
        : { payment_method_update: { ...old.payment_method_update, ...changed.payment_method_update } }),
      ...merged(old, 'customer_update', changed.customer_update, { allowed_updates: [] }),
      subscription_cancel: {
        ...old.subscription_cancel,
        ...pick(cancel),
        ...merged(old.subscription_cancel, 'cancellation_reason', reason, {}),
      },
      subscription_update: {
        ...old.subscription_update,
        ...withoutNull(changed.subscription_update ?? {}, { default_allowed_updates: [] }),
      },
    },
    login_page:
      login === undefined
        ? before.login_page
        : { enabled: login.enabled, url: login.enabled ? work.urls.portalLogin : null },
    metadata: mergeMetadata(before.metadata, tags),
  };
}

/** One part of the old, with what was given of it laid over. */
function merged(
  old: object,
  name: string,
  part: object | undefined,
  whenUnset: Readonly<Record<string, unknown>>,
): object {
  if (part === undefined) return {};
  const before: unknown = Reflect.get(old, name);
  return { [name]: { ...(typeof before === 'object' ? before : {}), ...withoutNull(part, whenUnset) } };
}

function withoutNull(part: object, whenUnset: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(pick(part));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value === null ? (whenUnset[name] ?? null) : value]),
  );
}

async function requireProducts(work: Work, products: readonly z.output<typeof product>[]): Promise<void> {
  const param = 'features[subscription_update][products]';
  for (const [index, { product: id, prices }] of products.entries()) {
    await requireObject(work, 'product', id, `${param}[${index}][product]`);
    for (const [place, price] of prices.entries()) {
      await requireObject(work, 'price', price, `${param}[${index}][prices][${place}]`);
    }
  }
}

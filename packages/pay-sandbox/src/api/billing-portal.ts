import type * as z from 'zod/mini';
import { create, update } from '#engine/changes.ts';
import type { Tx } from '#engine/tx.ts';
import type { PortalConfiguration } from '#objects/objects.ts';
import { ensureDefaultConfiguration, newConfiguration, newPortalSession } from '#portal/portal-session.ts';
import { lock } from '#store/sql.ts';
import { boolean, enumeration, fields, list, metadata, optional, text, webAddress } from '#wire/fields.ts';
import { equals, listOperation } from '#wire/lists.ts';
import { operation } from '#wire/operation.ts';
import { definedFields, mergeMetadata, requireCustomer, requireObject } from '#wire/require.ts';

const path = '/v1/billing_portal/configurations';
const type = 'billing_portal.configuration';
const enabled = fields({ enabled: enumeration('true') });

/** The portal offers all its features, so a parameter that switches one off is refused. */
const configurationFields = fields({
  business_profile: optional(
    fields({
      headline: optional(text(60)),
      privacy_policy_url: optional(webAddress()),
      terms_of_service_url: optional(webAddress()),
    }),
  ),
  default_return_url: optional(webAddress()),
  features: optional(
    fields({
      customer_update: optional(fields({ enabled: enumeration('false') })),
      invoice_history: optional(enabled),
      payment_method_update: optional(enabled),
      subscription_cancel: optional(
        fields({ enabled: enumeration('true'), mode: optional(enumeration('at_period_end')) }),
      ),
      subscription_update: optional(
        fields({
          default_allowed_updates: optional(list(enumeration('price'))),
          enabled: enumeration('true'),
          products: optional(list(fields({ prices: list(text()), product: text() }))),
        }),
      ),
    }),
  ),
  login_page: optional(fields({ enabled: boolean() })),
  metadata: metadata(),
});

type ConfigurationParams = z.output<typeof configurationFields>;

export const billingPortal = [
  operation('POST', path, configurationFields, async (tx, params) =>
    create(tx, await withParams(tx, newConfiguration(tx), params), `${type}.created`),
  ),
  listOperation(type, path, {
    active: equals("(data -> 'active')::boolean", boolean()),
    is_default: equals("(data -> 'is_default')::boolean", boolean()),
  }),
  operation('POST', `${path}/:id`, configurationFields, async (tx, params, id) => {
    await lock(tx.sql, `portal configuration ${id}`);
    const before = await requireObject(tx, type, id);
    return update(tx, before, await withParams(tx, before, params), [`${type}.updated`]);
  }),
  operation(
    'POST',
    '/v1/billing_portal/sessions',
    fields({ configuration: optional(text()), customer: text(), return_url: optional(webAddress()) }),
    async (tx, params) => {
      const customer = await requireCustomer(tx, params.customer, 'customer');
      const configuration =
        params.configuration === undefined
          ? await ensureDefaultConfiguration(tx)
          : await requireObject(tx, type, params.configuration, 'configuration');
      const session = newPortalSession(tx, configuration, customer.id, params.return_url);
      return create(tx, session, 'billing_portal.session.created');
    },
  ),
];

async function withParams(
  tx: Tx,
  before: PortalConfiguration,
  params: ConfigurationParams,
): Promise<PortalConfiguration> {
  const { login_page: login } = params;
  const products = params.features?.subscription_update?.products;
  await requireProducts(tx, products ?? []);
  return {
    ...before,
    ...definedFields({ default_return_url: params.default_return_url }),
    business_profile: { ...before.business_profile, ...definedFields(params.business_profile ?? {}) },
    ...(products === undefined ? {} : { features: withProducts(before.features, products) }),
    login_page:
      login === undefined
        ? before.login_page
        : { enabled: login.enabled, url: login.enabled ? tx.urls.portalLogin : null },
    metadata: mergeMetadata(before.metadata, params.metadata),
  };
}

interface OfferedProduct {
  readonly product: string;
  readonly prices: readonly string[];
}

const withProducts = (
  features: PortalConfiguration['features'],
  products: readonly OfferedProduct[],
): PortalConfiguration['features'] => ({
  ...features,
  subscription_update: {
    ...features.subscription_update,
    products: products.map((each) => ({
      ...each,
      adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
    })),
  },
});

async function requireProducts(tx: Tx, products: readonly OfferedProduct[]): Promise<void> {
  const param = 'features[subscription_update][products]';
  for (const [index, { product, prices }] of products.entries()) {
    await requireObject(tx, 'product', product, `${param}[${index}][product]`);
    for (const [priceIndex, price] of prices.entries()) {
      await requireObject(tx, 'price', price, `${param}[${index}][prices][${priceIndex}]`);
    }
  }
}

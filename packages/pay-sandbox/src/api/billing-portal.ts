import { isSpoken } from '#checkout/session-fields.ts';
import { ensureDefaultConfiguration } from '#portal/configurations.ts';
import { openPortalSession } from '#portal/enter.ts';
import { lock } from '#store/sql.ts';
import { fields, flag, maybe, text, webAddress } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { equals, listing } from '#wire/pages.ts';
import { invalid } from '#wire/refusal.ts';
import { create } from '#work/changes.ts';
import { configurationFields, newConfiguration, updateConfiguration } from './portal-configuration.ts';
import { requireCustomerOf, requireObject, retrieving } from './required.ts';

const path = '/v1/billing_portal/configurations';
const type = 'billing_portal.configuration';

export const billingPortal = [
  operation('POST', path, configurationFields, async (work, given) =>
    create(work, await newConfiguration(work, given), 'billing_portal.configuration.created'),
  ),
  listing(type, path, {
    active: equals("(data -> 'active')::boolean", flag()),
    is_default: equals("(data -> 'is_default')::boolean", flag()),
  }),
  retrieving(type, path),
  operation('POST', `${path}/:id`, configurationFields, async (work, given, id) => {
    await lock(work.sql, `portal configuration ${id}`);
    return updateConfiguration(work, await requireObject(work, type, id), given);
  }),
  operation(
    'POST',
    '/v1/billing_portal/sessions',
    fields({
      configuration: maybe(text()),
      customer: text(),
      locale: maybe(text(20)),
      return_url: maybe(webAddress()),
    }),
    async (work, given) => {
      if (!isSpoken(given.locale)) {
        throw invalid({
          param: 'locale',
          message: "Invalid locale: this sandbox's portal speaks English: it must be auto or en.",
        });
      }
      const customer = await requireCustomerOf(work, given.customer, 'customer');
      const configuration =
        given.configuration === undefined
          ? await ensureDefaultConfiguration(work)
          : await requireObject(work, type, given.configuration, 'configuration');
      return openPortalSession(work, {
        configuration,
        customer: customer.id,
        returnUrl: given.return_url ?? configuration.default_return_url,
        locale: given.locale ?? null,
      });
    },
  ),
];

import { fill } from '#schema/fill.ts';
import { fields } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';

const ownAccount = fill({
  id: 'acct_sandbox00000001',
  object: 'account',
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  details_submitted: true,
  payouts_enabled: true,
  type: 'standard',
});

export const account = [operation('GET', '/v1/account', fields({}), async () => ownAccount)];

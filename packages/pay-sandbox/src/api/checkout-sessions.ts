import { createSession, expireSession, lockSession, sessionFields } from '#checkout/create-session.ts';
import { fields } from '#wire/fields.ts';
import { equals, listOperation } from '#wire/lists.ts';
import { operation } from '#wire/operation.ts';
import { invalid, notFound } from '#wire/refusal.ts';
import { retrieveOperation } from '#wire/require.ts';

const type = 'checkout.session';
const path = '/v1/checkout/sessions';

export const checkoutSessions = [
  operation('POST', path, sessionFields, createSession),
  listOperation(type, path, { customer: equals('customer') }),
  retrieveOperation(type, path),
  operation('POST', `${path}/:id/expire`, fields({}), async (tx, _, id) => {
    const session = await lockSession(tx, id);
    if (session === null) throw notFound(type, id, 'id');
    if (session.status !== 'open') {
      throw invalid({
        message:
          `Only Checkout Sessions with a status in ["open"] can be expired. ` +
          `This Checkout Session has a status of \`${session.status}\`.`,
      });
    }
    return expireSession(tx, session);
  }),
];

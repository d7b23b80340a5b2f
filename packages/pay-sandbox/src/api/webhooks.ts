import { update } from '#engine/changes.ts';
import { apiVersion } from '#objects/stripe-object.ts';
import { insertObject, toStub, where } from '#store/object-queries.ts';
import { deleteEndpoint, newEndpoint, newWebhookSecret } from '#webhooks/webhooks.ts';
import { enumeration, fields, list, optional, text, timestamp, webAddress } from '#wire/fields.ts';
import { among, filter, listOperation } from '#wire/lists.ts';
import { operation } from '#wire/operation.ts';
import { requireObject } from '#wire/require.ts';

export const events = [
  listOperation('event', '/v1/events', {
    created: filter(fields({ gte: timestamp() }), ({ gte }) => [
      where("(data -> 'created')::bigint", '>=', gte),
    ]),
    types: among("data ->> 'type'"),
  }),
];

const type = 'webhook_endpoint';
const path = '/v1/webhook_endpoints';

export const webhookEndpoints = [
  operation(
    'POST',
    path,
    fields({
      api_version: optional(enumeration(apiVersion)),
      description: optional(text()),
      enabled_events: list(text()),
      url: webAddress(),
    }),
    async (tx, { api_version: version = null, description = null, ...params }) => {
      const endpoint = newEndpoint(tx, { ...params, api_version: version, description });
      const secret = newWebhookSecret();
      await insertObject(tx.sql, endpoint, { secret });
      // Only this response contains the secret.
      return { ...endpoint, secret };
    },
  ),
  listOperation(type, path),
  operation('POST', `${path}/:id`, fields({ enabled_events: list(text()) }), async (tx, params, id) => {
    const endpoint = await requireObject(tx, type, id);
    return update(tx, endpoint, { ...endpoint, ...params }, []);
  }),
  operation('DELETE', `${path}/:id`, fields({}), async (tx, _, id) => {
    await requireObject(tx, type, id);
    await deleteEndpoint(tx, id);
    return toStub(id, type);
  }),
];

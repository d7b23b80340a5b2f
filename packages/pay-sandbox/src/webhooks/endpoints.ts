import type { Tx } from '#engine/tx.ts';
import { newId, randomText } from '#objects/ids.ts';
import type { WebhookEndpoint } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { cancelDeliveries } from '#store/delivery-queries.ts';
import { deleteObject, findObject, insertObject, replaceObject } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';

export const newWebhookSecret = (): string => `whsec_${randomText(32)}`;

export function newEndpoint(
  tx: Tx,
  details: Pick<WebhookEndpoint, 'url' | 'enabled_events' | 'description' | 'api_version'>,
): WebhookEndpoint {
  return fill<WebhookEndpoint>({
    ...details,
    id: newId('we'),
    object: 'webhook_endpoint',
    created: tx.now,
    status: 'enabled',
  });
}

export async function deleteEndpoint(tx: Tx, id: string): Promise<void> {
  await deleteObject(tx.sql, id, 'webhook_endpoint');
  await cancelDeliveries(tx.sql, id);
}

const hostEndpointId = 'we_host';

/** Sets the endpoint from the sandbox's options. Null disables it. */
export async function setHostEndpoint(
  tx: Tx,
  webhook: { readonly url: string; readonly secret: string } | null,
): Promise<void> {
  await lock(tx.sql, 'host endpoint');
  const endpoint = await findObject(tx.sql, 'webhook_endpoint', hostEndpointId);
  if (webhook === null) {
    if (endpoint === null) return;
    await replaceObject(tx.sql, { ...endpoint, status: 'disabled' } satisfies WebhookEndpoint);
    await cancelDeliveries(tx.sql, hostEndpointId);
    return;
  }
  const { url, secret } = webhook;
  if (endpoint === null) {
    const description = 'Set where the sandbox was started';
    const details = { url, description, api_version: null, enabled_events: ['*'] };
    await insertObject(tx.sql, { ...newEndpoint(tx, details), id: hostEndpointId }, { secret });
  } else {
    await replaceObject(tx.sql, { ...endpoint, url, status: 'enabled' } satisfies WebhookEndpoint, {
      secret,
    });
  }
}

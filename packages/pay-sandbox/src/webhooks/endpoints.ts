import { newId, randomText } from '#objects/ids.ts';
import type { Metadata } from '#objects/lists.ts';
import type { WebhookEndpoint } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { dropDeliveriesTo } from '#store/delivery-queries.ts';
import { deleteObject, findObject, insertObject, replaceObject, setHidden } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';
import type { Work } from '#work/work.ts';

export const newWebhookSecret = (): string => `whsec_${randomText(32)}`;

export function newEndpoint(
  work: Work,
  given: Pick<WebhookEndpoint, 'url' | 'enabled_events' | 'description' | 'metadata' | 'api_version'>,
): WebhookEndpoint {
  return fill<WebhookEndpoint>({
    ...given,
    id: newId('we'),
    object: 'webhook_endpoint',
    created: work.now,
    status: 'enabled',
  });
}

export async function removeEndpoint(work: Work, id: string): Promise<void> {
  await deleteObject(work.sql, id, 'webhook_endpoint');
  await dropDeliveriesTo(work.sql, id);
}

const hostEndpointId = 'we_host';
const noMetadata: Metadata = {};

/** The endpoint that whoever opened the sandbox wants, beside those made by the API. */
export async function setHostEndpoint(
  work: Work,
  wanted: { readonly url: string; readonly secret: string } | null,
): Promise<void> {
  await lock(work.sql, 'host endpoint');
  const found = await findObject(work.sql, 'webhook_endpoint', hostEndpointId);
  if (wanted === null) {
    if (found === null) return;
    const disabled: WebhookEndpoint = { ...found, status: 'disabled' };
    await replaceObject(work.sql, disabled);
    await dropDeliveriesTo(work.sql, hostEndpointId);
    return;
  }
  const { url, secret } = wanted;
  if (found === null) {
    const description = 'Set where the sandbox was started';
    const rest = { description, metadata: noMetadata, api_version: null, enabled_events: ['*'] };
    const endpoint = { ...newEndpoint(work, { url, ...rest }), id: hostEndpointId };
    await insertObject(work.sql, endpoint, { secret });
  } else {
    const moved: WebhookEndpoint = { ...found, url, status: 'enabled' };
    await replaceObject(work.sql, moved);
    await setHidden(work.sql, 'webhook_endpoint', hostEndpointId, { secret });
  }
}

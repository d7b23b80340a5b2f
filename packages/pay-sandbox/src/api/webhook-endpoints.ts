import { apiVersion } from '#schema/shapes.ts';
import { insertObject, stubOf } from '#store/object-queries.ts';
import { newEndpoint, newWebhookSecret, removeEndpoint } from '#webhooks/endpoints.ts';
import { isLoopback } from '#webhooks/post.ts';
import { eventNames, fields, flag, maybe, metadata, orUnset, text, webAddress } from '#wire/fields.ts';
import { given, mergeMetadata } from '#wire/given.ts';
import { operation } from '#wire/operation.ts';
import { listing } from '#wire/pages.ts';
import { invalid } from '#wire/refusal.ts';
import { change } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { requireObject, retrieving } from './required.ts';

function requireNear(work: Work, address: string): void {
  if (work.mayDeliverAnywhere || isLoopback(new URL(address))) return;
  throw invalid({
    param: 'url',
    code: 'url_invalid',
    message: 'Invalid URL: this sandbox delivers to this machine only (localhost, 127.0.0.1, [::1]).',
  });
}

function requireOurVersion(version: string | undefined): void {
  if (version === undefined || version === apiVersion) return;
  throw invalid({
    param: 'api_version',
    message: `Invalid API version: this sandbox renders ${apiVersion} only.`,
  });
}

export const webhookEndpoints = [
  operation(
    'POST',
    '/v1/webhook_endpoints',
    fields({
      api_version: maybe(text()),
      description: maybe(orUnset(text())),
      enabled_events: eventNames(),
      metadata: metadata(),
      url: webAddress(),
    }),
    async (work, { api_version: version, description = null, metadata: tags, ...rest }) => {
      requireNear(work, rest.url);
      requireOurVersion(version);
      const endpoint = newEndpoint(work, {
        ...rest,
        api_version: version ?? null,
        description,
        metadata: mergeMetadata({}, tags),
      });
      const secret = newWebhookSecret();
      await insertObject(work.sql, endpoint, { secret });
      // It is shown this once.
      return { ...endpoint, secret };
    },
  ),
  listing('webhook_endpoint', '/v1/webhook_endpoints'),
  retrieving('webhook_endpoint', '/v1/webhook_endpoints'),
  operation(
    'POST',
    '/v1/webhook_endpoints/:id',
    fields({
      description: maybe(orUnset(text())),
      disabled: maybe(flag()),
      enabled_events: maybe(eventNames()),
      metadata: metadata(),
      url: maybe(webAddress()),
    }),
    async (work, { disabled, metadata: tags, ...rest }, id) => {
      const endpoint = await requireObject(work, 'webhook_endpoint', id);
      if (rest.url !== undefined) requireNear(work, rest.url);
      const status = disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled';
      return change(
        work,
        endpoint,
        { ...endpoint, ...given(rest), status, metadata: mergeMetadata(endpoint.metadata, tags) },
        [],
      );
    },
  ),
  operation('DELETE', '/v1/webhook_endpoints/:id', fields({}), async (work, _, id) => {
    await requireObject(work, 'webhook_endpoint', id);
    await removeEndpoint(work, id);
    return stubOf(id, 'webhook_endpoint');
  }),
];

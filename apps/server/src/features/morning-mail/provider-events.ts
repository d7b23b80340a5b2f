import type { MailSuppression } from '@wayfare/contracts/calls/morning-mail';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { queueMail } from '#features/mail/mail-order.ts';
import { acceptRawBodies, parseJson } from '#http/guards/request-body.ts';
import { isSameSecret } from '#http/guards/shared-secret.ts';
import { problem } from '#http/responses/problems.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { recordDeferral, suppressAddress } from './suppression-queries.ts';

/** What a mail provider tells, as far as it matters here. */
type ProviderEvent =
  | { readonly kind: 'stop'; readonly addresses: readonly NewSuppression[] }
  /** A mailbox took nothing this time: it may be full. Many of these in a row are a stop. */
  | { readonly kind: 'put-off'; readonly emails: readonly string[]; readonly id: string }
  /** Amazon asks whoever runs the site to open this address before it tells anything. */
  | { readonly kind: 'confirm'; readonly address: string }
  /** Understood, and nothing to do: a delivery, or something that providers began to tell after this was written. */
  | { readonly kind: 'nothing' };

interface NewSuppression {
  readonly email: string;
  readonly reason: MailSuppression;
}

const email = z.string().check(z.regex(/^[^\s\p{Cc}@<>]+@[^\s\p{Cc}@<>]+$/u), z.maxLength(254));
const nonEmptyArray = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(100));

const plainEvent = z.object({
  event: z.enum(['bounce', 'complaint', 'delivery']),
  email,
  permanent: z.optional(z.boolean()),
  /** By which one that is told again is known. */
  id: z.optional(z.string().check(z.maxLength(200))),
});

const recipients = nonEmptyArray(z.object({ emailAddress: email }));
const amazonEvent = z.union([
  z.object({
    bounce: z.object({
      bounceType: z.string(),
      bounceSubType: z.optional(z.string()),
      bouncedRecipients: recipients,
      feedbackId: z.optional(z.string().check(z.maxLength(200))),
    }),
  }),
  z.object({ complaint: z.object({ complainedRecipients: recipients }) }),
  z.object({ notificationType: z.string() }),
  z.object({ eventType: z.string() }),
]);

const postmarkRecord = z.object({ RecordType: z.string() });
const postmarkEvent = z.object({
  Type: z.string(),
  Email: email,
  MessageID: z.optional(z.string().check(z.maxLength(200))),
});

/** These say that the mailbox takes nothing any more; the others, that it or its server did not this time. */
const postmarkPermanent = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'];
const postmarkTransient = ['SoftBounce', 'Transient', 'DnsError'];
/** Of these the mail was to blame, and not the mailbox. */
const amazonMailFaults = ['MessageTooLarge', 'ContentRejected', 'AttachmentRejected'];

const notification = z.object({ Type: z.literal('Notification'), Message: z.string() });
const subscription = z.object({
  Type: z.enum(['SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  SubscribeURL: z.string().check(z.regex(/^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?\/\S*$/)),
});

/** Null for what is none of it. `parse` reads JSON, and throws at what is not. */
export function parseProviderEvent(body: unknown, parse: (text: string) => unknown): ProviderEvent | null {
  const asked = subscription.safeParse(body);
  if (asked.success)
    return asked.data.Type === 'SubscriptionConfirmation'
      ? { kind: 'confirm', address: asked.data.SubscribeURL }
      : { kind: 'nothing' };
  const wrapped = notification.safeParse(body);
  if (wrapped.success) return fromAmazon(parse(wrapped.data.Message));
  const record = postmarkRecord.safeParse(body);
  if (record.success) return fromPostmark(record.data.RecordType, body);
  const told = plainEvent.safeParse(body);
  return told.success ? fromPlain(told.data) : fromAmazon(body);
}

/** Null where a bounce or a complaint does not say whose. */
function fromPostmark(record: string, body: unknown): ProviderEvent | null {
  if (record !== 'Bounce' && record !== 'SpamComplaint') return { kind: 'nothing' };
  const read = postmarkEvent.safeParse(body);
  if (!read.success) return null;
  const { Type: type, Email, MessageID = '' } = read.data;
  // A complaint comes in both ways.
  if (record === 'SpamComplaint' || type === 'SpamComplaint')
    return { kind: 'stop', addresses: [{ email: Email, reason: 'complained' }] };
  if (postmarkPermanent.includes(type))
    return { kind: 'stop', addresses: [{ email: Email, reason: 'refused' }] };
  return postmarkTransient.includes(type)
    ? { kind: 'put-off', emails: [Email], id: MessageID }
    : { kind: 'nothing' };
}

function fromPlain({ event, email, permanent = true, id = '' }: z.output<typeof plainEvent>): ProviderEvent {
  if (event === 'complaint') return { kind: 'stop', addresses: [{ email, reason: 'complained' }] };
  if (event !== 'bounce') return { kind: 'nothing' };
  return permanent
    ? { kind: 'stop', addresses: [{ email, reason: 'refused' }] }
    : { kind: 'put-off', emails: [email], id };
}

function fromAmazon(body: unknown): ProviderEvent | null {
  const read = amazonEvent.safeParse(body);
  if (!read.success) return null;
  const { data } = read;
  if ('complaint' in data) return toSuppressions(data.complaint.complainedRecipients, 'complained');
  if ('bounce' in data) {
    const { bounceType, bounceSubType = '', bouncedRecipients, feedbackId = '' } = data.bounce;
    if (bounceType === 'Permanent') return toSuppressions(bouncedRecipients, 'refused');
    if (bounceType !== 'Transient' || amazonMailFaults.includes(bounceSubType)) return { kind: 'nothing' };
    return { kind: 'put-off', emails: bouncedRecipients.map((each) => each.emailAddress), id: feedbackId };
  }
  const type = 'eventType' in data ? data.eventType : data.notificationType;
  // Of these two we would have read who is meant.
  return type === 'Bounce' || type === 'Complaint' ? null : { kind: 'nothing' };
}

const toSuppressions = (
  recipients: readonly { readonly emailAddress: string }[],
  reason: MailSuppression,
): ProviderEvent => ({
  kind: 'stop',
  addresses: recipients.map(({ emailAddress }) => ({ email: emailAddress, reason })),
});

type ProviderEventDeps = Pick<MorningMailDeps, 'db' | 'queue' | 'mailData' | 'clock'>;

const bodyLimit = 256 * 1024;

/** Where mail providers tell of bounces and complaints. Told again, nothing more happens. */
export async function providerEventsRoute(
  app: FastifyInstance,
  deps: ProviderEventDeps,
  secret: string,
): Promise<void> {
  await app.register(async (scope) => {
    // Amazon sends its JSON as plain text.
    acceptRawBodies(scope, bodyLimit);
    const config = { allows: ['the mail provider, by its secret'] };
    scope.post<{ Body: Buffer | undefined }>(
      '/api/homily/mail-events',
      { config },
      async (request, reply) => {
        requireSecret(request, reply, secret);
        const news = parseProviderEvent(parseJson(request.body ?? Buffer.alloc(0)), (text) =>
          parseJson(Buffer.from(text)),
        );
        if (news === null)
          throw problem('invalid_input', { message: 'This tells of no bounce, complaint or delivery.' });
        await handleEvent(deps, news);
        return reply.send({ received: true });
      },
    );
  });
}

/** As a bearer, or as the password that stands in the address given to the provider. */
function requireSecret({ headers }: FastifyRequest, reply: FastifyReply, secret: string): void {
  const [, scheme = '', proof = ''] = /^(bearer|basic) +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(proof, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : proof;
  if (isSameSecret(given, secret)) return;
  // Amazon gives the password only to those who ask for it.
  reply.header('www-authenticate', 'Basic realm="mail events"');
  throw problem('mail_events_closed');
}

async function handleEvent(
  { db, queue, mailData, clock }: ProviderEventDeps,
  news: ProviderEvent,
): Promise<void> {
  if (news.kind === 'stop') {
    for (const { email, reason } of news.addresses) await suppressAddress(db, email, reason);
  } else if (news.kind === 'put-off') {
    for (const email of news.emails) await recordDeferral(db, email, news.id, clock.now());
  } else if (news.kind === 'confirm') {
    // We open no address that somebody sends us.
    const to = { name: mailData.siteName, address: mailData.supportEmail };
    const lines = [
      'Amazon wants to tell this site of bounces and complaints. If you set that up, open this address once:',
      news.address,
    ];
    await queueMail(
      db,
      queue,
      { kind: 'operator-notice', to, subject: 'Amazon asks to tell of bounces', lines },
      { key: `operator-notice:sns:${news.address.slice(-64)}` },
    );
  }
}

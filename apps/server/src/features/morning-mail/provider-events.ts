import type { MailSuppression } from '@wayfare/contracts/calls/morning-mail';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { queueMail } from '#features/mail/mail-order.ts';
import { acceptRawBodies, parseJson } from '#http/guards/request-body.ts';
import { problem } from '#http/responses/problems.ts';
import { isSameSecret } from '#secret-token.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { recordDeferral, suppressAddress } from './suppression-queries.ts';

type ProviderEvent =
  | { readonly kind: 'suppress'; readonly addresses: readonly NewSuppression[] }
  /** A temporary bounce, such as a full mailbox. Repeated ones suppress the address. */
  | { readonly kind: 'deferral'; readonly emails: readonly string[]; readonly id: string }
  /** Amazon SNS sends no events until the operator opens this address. */
  | { readonly kind: 'confirm'; readonly address: string }
  /** A delivery or an unknown kind of event. */
  | { readonly kind: 'ignored' };

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
  /** Identifies repeated deliveries of the event. */
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

const postmarkPermanent = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'];
const postmarkTransient = ['SoftBounce', 'Transient', 'DnsError'];
/** Bounces caused by the mail, not by the mailbox. */
const amazonMailFaults = ['MessageTooLarge', 'ContentRejected', 'AttachmentRejected'];

const notification = z.object({ Type: z.literal('Notification'), Message: z.string() });
const subscription = z.object({
  Type: z.enum(['SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  SubscribeURL: z.string().check(z.regex(/^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?\/\S*$/)),
});

/** Null if the body is not an event. `parse` throws on invalid JSON. */
export function parseProviderEvent(body: unknown, parse: (text: string) => unknown): ProviderEvent | null {
  const request = subscription.safeParse(body);
  if (request.success)
    return request.data.Type === 'SubscriptionConfirmation'
      ? { kind: 'confirm', address: request.data.SubscribeURL }
      : { kind: 'ignored' };
  const wrapper = notification.safeParse(body);
  if (wrapper.success) return fromAmazon(parse(wrapper.data.Message));
  const record = postmarkRecord.safeParse(body);
  if (record.success) return fromPostmark(record.data.RecordType, body);
  const event = plainEvent.safeParse(body);
  return event.success ? fromPlain(event.data) : fromAmazon(body);
}

/** Null if a bounce or a complaint names no address. */
function fromPostmark(record: string, body: unknown): ProviderEvent | null {
  if (record !== 'Bounce' && record !== 'SpamComplaint') return { kind: 'ignored' };
  const event = postmarkEvent.safeParse(body);
  if (!event.success) return null;
  const { Type: type, Email, MessageID = '' } = event.data;
  // Postmark sends complaints in both forms.
  if (record === 'SpamComplaint' || type === 'SpamComplaint')
    return { kind: 'suppress', addresses: [{ email: Email, reason: 'complained' }] };
  if (postmarkPermanent.includes(type))
    return { kind: 'suppress', addresses: [{ email: Email, reason: 'refused' }] };
  return postmarkTransient.includes(type)
    ? { kind: 'deferral', emails: [Email], id: MessageID }
    : { kind: 'ignored' };
}

function fromPlain({ event, email, permanent = true, id = '' }: z.output<typeof plainEvent>): ProviderEvent {
  if (event === 'complaint') return { kind: 'suppress', addresses: [{ email, reason: 'complained' }] };
  if (event !== 'bounce') return { kind: 'ignored' };
  return permanent
    ? { kind: 'suppress', addresses: [{ email, reason: 'refused' }] }
    : { kind: 'deferral', emails: [email], id };
}

function fromAmazon(body: unknown): ProviderEvent | null {
  const event = amazonEvent.safeParse(body);
  if (!event.success) return null;
  const { data } = event;
  if ('complaint' in data) return toSuppressions(data.complaint.complainedRecipients, 'complained');
  if ('bounce' in data) {
    const { bounceType, bounceSubType = '', bouncedRecipients, feedbackId = '' } = data.bounce;
    if (bounceType === 'Permanent') return toSuppressions(bouncedRecipients, 'refused');
    if (bounceType !== 'Transient' || amazonMailFaults.includes(bounceSubType)) return { kind: 'ignored' };
    return { kind: 'deferral', emails: bouncedRecipients.map((each) => each.emailAddress), id: feedbackId };
  }
  const type = 'eventType' in data ? data.eventType : data.notificationType;
  // These two must name an address.
  return type === 'Bounce' || type === 'Complaint' ? null : { kind: 'ignored' };
}

const toSuppressions = (
  recipients: readonly { readonly emailAddress: string }[],
  reason: MailSuppression,
): ProviderEvent => ({
  kind: 'suppress',
  addresses: recipients.map(({ emailAddress }) => ({ email: emailAddress, reason })),
});

type ProviderEventDeps = Pick<MorningMailDeps, 'db' | 'mailData' | 'clock'>;

const bodyLimit = 256 * 1024;

/** The webhook for bounces and complaints. Repeated events have no further effect. */
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
        const event = parseProviderEvent(parseJson(request.body ?? Buffer.alloc(0)), (text) =>
          parseJson(Buffer.from(text)),
        );
        if (event === null)
          throw problem('invalid_input', { message: 'This tells of no bounce, complaint or delivery.' });
        await handleEvent(deps, event);
        return reply.send({ received: true });
      },
    );
  });
}

/** Accepts a bearer token, or basic authentication from the URL that the provider was given. */
function requireSecret({ headers }: FastifyRequest, reply: FastifyReply, secret: string): void {
  const [, scheme = '', credentials = ''] =
    /^(bearer|basic) +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const secretFromCaller =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(credentials, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : credentials;
  if (isSameSecret(secretFromCaller, secret)) return;
  // Amazon sends the password only after this challenge.
  reply.header('www-authenticate', 'Basic realm="mail events"');
  throw problem('mail_events_closed');
}

async function handleEvent({ db, mailData, clock }: ProviderEventDeps, event: ProviderEvent): Promise<void> {
  if (event.kind === 'suppress') {
    for (const { email, reason } of event.addresses) await suppressAddress(db, email, reason);
  } else if (event.kind === 'deferral') {
    for (const email of event.emails) await recordDeferral(db, email, event.id, clock.now());
  } else if (event.kind === 'confirm') {
    // The server never fetches an address from a request; the operator decides.
    const to = { name: mailData.siteName, address: mailData.supportEmail };
    const lines = [
      'Amazon wants to tell this site of bounces and complaints. If you set that up, open this address once:',
      event.address,
    ];
    await queueMail(
      db,
      { kind: 'operator-notice', to, subject: 'Amazon asks to tell of bounces', lines },
      { key: `operator-notice:sns:${event.address.slice(-64)}` },
    );
  }
}

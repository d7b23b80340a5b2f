import type { MailStop } from '@wayfare/contracts/calls/morning-mail';
import * as z from 'zod/mini';

/** What a mail provider tells, as far as it matters here. */
export type MailNews =
  | { readonly kind: 'stop'; readonly stops: readonly AddressStop[] }
  /** Amazon asks whoever runs the site to open this address before it tells anything. */
  | { readonly kind: 'confirm'; readonly address: string }
  /** Understood, and nothing to do: a delivery, or a mailbox that is full today. */
  | { readonly kind: 'nothing' };

interface AddressStop {
  readonly email: string;
  readonly reason: MailStop;
}

const email = z.string().check(z.regex(/^[^\s\p{Cc}@<>]+@[^\s\p{Cc}@<>]+$/u), z.maxLength(254));
const some = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(100));

const plain = z.object({
  event: z.enum(['bounce', 'complaint', 'delivery']),
  email,
  permanent: z.optional(z.boolean()),
});

const recipients = some(z.object({ emailAddress: email }));
const amazonMail = z.union([
  z.object({ bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }) }),
  z.object({ complaint: z.object({ complainedRecipients: recipients }) }),
  z.object({ notificationType: z.string() }),
  z.object({ eventType: z.string() }),
]);

const notification = z.object({ Type: z.literal('Notification'), Message: z.string() });
const subscription = z.object({
  Type: z.enum(['SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  SubscribeURL: z.string().check(z.regex(/^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?\/\S*$/)),
});

/** Null for what is none of it. `parse` reads JSON, and throws at what is not. */
export function newsFrom(body: unknown, parse: (text: string) => unknown): MailNews | null {
  const asked = subscription.safeParse(body);
  if (asked.success)
    return asked.data.Type === 'SubscriptionConfirmation'
      ? { kind: 'confirm', address: asked.data.SubscribeURL }
      : { kind: 'nothing' };
  const wrapped = notification.safeParse(body);
  if (wrapped.success) return fromAmazon(parse(wrapped.data.Message));
  const told = plain.safeParse(body);
  return told.success ? fromPlain(told.data) : fromAmazon(body);
}

function fromPlain({ event, email, permanent = true }: z.output<typeof plain>): MailNews {
  if (event === 'complaint') return { kind: 'stop', stops: [{ email, reason: 'complained' }] };
  return event === 'bounce' && permanent
    ? { kind: 'stop', stops: [{ email, reason: 'refused' }] }
    : { kind: 'nothing' };
}

function fromAmazon(body: unknown): MailNews | null {
  const read = amazonMail.safeParse(body);
  if (!read.success) return null;
  const { data } = read;
  if ('complaint' in data) return stop(data.complaint.complainedRecipients, 'complained');
  if ('bounce' in data)
    return data.bounce.bounceType === 'Permanent'
      ? stop(data.bounce.bouncedRecipients, 'refused')
      : { kind: 'nothing' };
  const type = 'eventType' in data ? data.eventType : data.notificationType;
  // Of these two we would have read who is meant.
  return type === 'Bounce' || type === 'Complaint' ? null : { kind: 'nothing' };
}

const stop = (recipients: readonly { readonly emailAddress: string }[], reason: MailStop): MailNews => ({
  kind: 'stop',
  stops: recipients.map(({ emailAddress }) => ({ email: emailAddress, reason })),
});

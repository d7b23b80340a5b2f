import * as z from 'zod/mini';
import { GiveUp, type Job, type NewJob } from '#adapters/queue/queue.ts';

interface Recipient {
  readonly name?: string | undefined;
  readonly address: string;
}

/** Which mail is wanted, with the facts that it needs: all that the queue holds of it. */
export type MailOrder =
  | {
      readonly kind: 'confirm-address' | 'reset-password';
      readonly to: Recipient;
      /** The link's. It rests beside the order, and is erased with it. */
      readonly token: string;
      /** After this the link is of no use, and so is the mail. */
      readonly expiresAt: Date;
    }
  | { readonly kind: 'password-changed'; readonly to: Recipient; readonly changedAt: Date };

export const mailJob = 'mail';

export function jobOf(order: MailOrder): NewJob {
  if (!('token' in order)) return { name: mailJob, data: order };
  const { token, ...data } = order;
  return { name: mailJob, data, secret: { token } };
}

const to = z.object({ name: z.optional(z.string()), address: z.string() });
const time = z.pipe(
  z.iso.datetime(),
  z.transform((text: string) => new Date(text)),
);

const withLink = z.object({
  data: z.object({ kind: z.enum(['confirm-address', 'reset-password']), to, expiresAt: time }),
  secret: z.object({ token: z.string() }),
});
const withoutLink = z.object({
  data: z.object({ kind: z.literal('password-changed'), to, changedAt: time }),
});

/** An older or a newer server may have written the job. */
export function orderOf({ data, secret }: Pick<Job, 'data' | 'secret'>): MailOrder {
  const linked = withLink.safeParse({ data, secret });
  if (linked.success) return { ...linked.data.data, token: linked.data.secret.token };
  const plain = withoutLink.safeParse({ data });
  if (plain.success) return plain.data.data;
  throw new GiveUp('This server does not know how to write such a mail.');
}

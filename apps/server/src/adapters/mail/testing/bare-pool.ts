import { createTransport } from 'nodemailer';
import { bulkMailPool, smtpOptions } from '../smtp-mailer.ts';

/** Sends the same bytes `count` times with nodemailer alone. Returns the seconds. */
export async function sendWithBarePool(url: string, raw: string, count: number): Promise<number> {
  const limits = { connectMs: 5_000, replyMs: 10_000, totalMs: 20_000 };
  const transport = createTransport({ ...smtpOptions(url, limits), ...bulkMailPool });
  const envelope = { from: 'post@wayfare.example', to: ['reader@example.org'] };
  const startedAt = performance.now();
  let started = 0;
  const work = async (): Promise<void> => {
    while (started++ < count) await transport.sendMail({ raw, envelope });
  };
  await Promise.all(Array.from({ length: bulkMailPool.maxConnections * 2 }, work));
  const seconds = (performance.now() - startedAt) / 1_000;
  transport.close();
  return seconds;
}

import { createTransport } from 'nodemailer';
import { bulkMailPool, smtpOptions } from '../smtp-mailer.ts';

/** The library alone, with our settings: hands the same bytes over so many times, and tells how many seconds it took. */
export async function sendWithBarePool(url: string, raw: string, count: number): Promise<number> {
  const limits = { connectMs: 5_000, answerMs: 10_000, wholeMs: 20_000 };
  const transport = createTransport({ ...smtpOptions(url, limits), ...bulkMailPool });
  const envelope = { from: 'post@wayfare.example', to: ['reader@example.org'] };
  const began = performance.now();
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (begun++ < count) await transport.sendMail({ raw, envelope });
  };
  await Promise.all(Array.from({ length: bulkMailPool.maxConnections * 2 }, lane));
  const seconds = (performance.now() - began) / 1_000;
  transport.close();
  return seconds;
}

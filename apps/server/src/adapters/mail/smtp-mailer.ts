import type { SendMailOptions, SMTPPoolOptions } from 'nodemailer';
import { composeMessage, senderFrom } from './compose-message.ts';
import { type Mailer, MailNotSent } from './mail.ts';

export interface SmtpLimits {
  readonly connectMs: number;
  readonly answerMs: number;
  /** From the first try to connect to the server's yes. */
  readonly wholeMs: number;
}

const smtpLimits: SmtpLimits = { connectMs: 5_000, answerMs: 10_000, wholeMs: 20_000 };

export function smtpMailer(
  config: { readonly url: string; readonly from: string },
  limits: SmtpLimits = smtpLimits,
): Mailer {
  const from = senderFrom(config.from);
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    async send(mail) {
      const message = composeMessage(mail, from);
      transport ??= openTransport(smtpOptions(config.url, limits));
      const { sendMail } = await transport;
      try {
        await sendMail({ ...message, signal: AbortSignal.timeout(limits.wholeMs) });
      } catch (error) {
        throw new MailNotSent(reasonOf(error));
      }
    },
    async close() {
      (await transport)?.close();
    },
  };
}

/** With the first mail: the library weighs three megabytes, and many a process sends none. */
async function openTransport(options: ReturnType<typeof smtpOptions>) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(options);
  // Each failure reaches whoever sends; without a listener it would end the process besides.
  transport.on('error', () => {});
  return {
    sendMail: (message: SendMailOptions) => transport.sendMail(message),
    close: () => transport.close(),
  };
}

/** The address says `smtps` for TLS from the first byte, `smtp` for STARTTLS where the server offers it. */
export function smtpOptions(url: string, limits: SmtpLimits): SMTPPoolOptions & { pool: true } {
  const { protocol, hostname, password } = new URL(url);
  return {
    pool: true,
    maxConnections: 2,
    maxRequeues: 1,
    // A password never crosses a network in the clear, whatever the server offers.
    requireTLS: protocol === 'smtp:' && password !== '' && !isThisMachine(hostname),
    url,
    connectionTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.answerMs,
    idleTimeout: 30_000,
  };
}

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Codes only: a server's own words repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const of = (name: string): string => (name in error ? String(Reflect.get(error, name) ?? '') : '');
  const codes = [of('code'), of('responseCode'), of('command')].filter((code) => code !== '');
  return codes.length > 0 ? codes.join(' ') : error.name;
}

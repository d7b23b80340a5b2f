import type { SendMailOptions, SMTPPoolOptions } from 'nodemailer';
import { composeBulkMessage, composeMessage, parseSender, wireAddress } from './compose-message.ts';
import type { Dkim } from './dkim.ts';
import { type Mailer, MailNotSent, RecipientRefused } from './mail.ts';

/** The reason and the remedy, with the error codes. */
export function describeSmtpError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const get = (name: string): string => (name in error ? String(Reflect.get(error, name) ?? '') : '');
  // The server's text is left out, because it may contain the address.
  const port = get('port') && `port ${get('port')}`;
  const codes = [get('code'), get('originalCode'), get('responseCode'), get('command'), port].filter(Boolean);
  const text = [...new Set(codes)].join(' ') || error.name;
  const message = reasons.find(([pattern]) => pattern.test(text))?.[1];
  return message === undefined ? text : `${message} (${text})`;
}

/** The first match wins. */
const reasons = [
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET)/,
    'the mail server’s certificate is not signed by an authority that this machine trusts: set NODE_EXTRA_CA_CERTS to the file of its authority',
  ],
  [
    /ALTNAME_INVALID/,
    'the mail server’s certificate is for another name: write the name that it bears in SMTP_URL',
  ],
  [/CERT_HAS_EXPIRED/, 'the mail server’s certificate has expired: it must be renewed there'],
  // Too many mails, an unknown sender, or no room there.
  [/(?<!port )\b4\d\d\b/, 'the mail server puts the mail off for now: it is tried again by itself'],
  [/EPROTOCOL CONN/, 'what answers there is no mail server: check the host and the port in SMTP_URL'],
  [
    /ERR_SSL|EPROTO\b/,
    'what answers at this port does not begin with TLS: check the port, or let SMTP_URL begin with smtp://',
  ],
  [
    /ETLS/,
    'the mail server offers no TLS, and a password is sent over nothing else: use smtps://, or a port that offers it',
  ],
  [/ECONNREFUSED/, 'nothing answers there: see that the mail server runs, and check SMTP_URL'],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'no machine of that name is known: check the host in SMTP_URL'],
  [
    /ETIMEDOUT|ABORT/i,
    'the mail server did not answer in time: check the port in SMTP_URL, and what a firewall lets through',
  ],
  [/EAUTH|ENOAUTH/, 'the mail server does not take the name and password in SMTP_URL'],
  [/RCPT TO/, 'the mail server does not take mail to this address'],
  [/MAIL FROM/, 'the mail server does not take mail from MAIL_FROM'],
  [/EMESSAGE/, 'the mail server does not take this mail'],
] as const;

interface SmtpLimits {
  readonly connectMs: number;
  readonly replyMs: number;
  /** From connecting to the acceptance of the mail. */
  readonly totalMs: number;
}

export const smtpLimits: SmtpLimits = { connectMs: 5_000, replyMs: 10_000, totalMs: 20_000 };

export function smtpMailer(
  config: { readonly url: string; readonly from: string },
  limits: SmtpLimits = smtpLimits,
  dkim: Dkim | null = null,
): Mailer {
  const from = parseSender(config.from);
  const signing = dkim === null ? {} : { dkim: { ...dkim } };
  let transport: ReturnType<typeof openTransport> | undefined;
  // Separate, so that single mails do not wait for bulk mails.
  let bulkTransport: ReturnType<typeof openTransport> | undefined;
  return {
    async send(mail) {
      const message = composeMessage(mail, from);
      transport ??= openTransport({ ...smtpOptions(config.url, limits), ...signing });
      const { sendMail } = await transport;
      try {
        await sendMail({ ...message, signal: AbortSignal.timeout(limits.totalMs) });
      } catch (error) {
        throw new MailNotSent(describeSmtpError(error));
      }
    },
    async openBulkMail(bulkMail) {
      const messageFor = await composeBulkMessage(bulkMail, from);
      bulkTransport ??= openTransport({ ...smtpOptions(config.url, limits), ...bulkMailPool, ...signing });
      const { sendMail } = await bulkTransport;
      return {
        async send(copy) {
          const raw = messageFor(copy);
          const envelope = { from: from.address, to: [wireAddress(copy.to.address)] };
          // Not `AbortSignal.timeout`, whose timer would keep running after the mail was sent.
          const abort = new AbortController();
          const timer = setTimeout(() => abort.abort(), limits.totalMs);
          try {
            await sendMail({ raw, envelope, signal: abort.signal });
          } catch (error) {
            throw isPermanentRefusal(error)
              ? new RecipientRefused(describeSmtpError(error))
              : new MailNotSent(describeSmtpError(error));
          } finally {
            clearTimeout(timer);
          }
        },
      };
    },
    async isReachable() {
      const { verify } = await openTransport(smtpOptions(config.url, limits));
      return verify().then(
        () => true,
        () => false,
      );
    },
    maxConcurrentCopies: bulkMailPool.maxConnections,
    async close() {
      (await transport)?.close();
      (await bulkTransport)?.close();
    },
  };
}

/** Most mail servers accept 100 mails per connection. */
export const bulkMailPool = { maxConnections: 5, maxMessages: 100 } as const;

/** Loads nodemailer with the first mail: it takes three megabytes, and many processes send none. */
async function openTransport(options: SMTPPoolOptions & { pool: true }) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(options);
  // Without a listener, an error would end the process; the caller of `sendMail` gets it anyway.
  transport.on('error', () => {});
  return {
    sendMail: (message: SendMailOptions) => transport.sendMail(message),
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}

/** `smtps` means implicit TLS, `smtp` means STARTTLS if the server offers it. */
export function smtpOptions(url: string, limits: SmtpLimits): SMTPPoolOptions & { pool: true } {
  const address = smtpAddress(url);
  const { protocol, hostname, password } = address;
  return {
    pool: true,
    maxConnections: 2,
    maxRequeues: 1,
    // A password is never sent over a network unencrypted.
    requireTLS: protocol === 'smtp:' && password !== '' && !isLocalhost(hostname),
    // Mail servers of distributions have self-signed certificates. On localhost even plain text would be acceptable.
    tls: { rejectUnauthorized: protocol !== 'smtp:' || !isLocalhost(hostname) },
    url: address.href,
    connectionTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.replyMs,
    idleTimeout: 30_000,
  };
}

/** Adds the default port: 25 on localhost, because few local mail servers listen on the submission port. */
export function smtpAddress(url: string): URL {
  const address = new URL(url);
  const { protocol, hostname } = address;
  if (address.port === '')
    address.port = protocol === 'smtps:' ? '465' : isLocalhost(hostname) ? '25' : '587';
  return address;
}

export const isLocalhost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/**
 * Whether the mailbox is refused permanently. Of the enhanced status codes only those about the mailbox count, because a
 * server that distrusts the sender refuses all recipients.
 */
function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('response' in error)) return false;
  const code = Number(error.responseCode);
  if (!('command' in error) || error.command !== 'RCPT TO' || code < 500 || code > 559) return false;
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(String(error.response)) ?? [];
  if (subject === undefined) return [550, 551, 553].includes(code);
  return (
    (subject === '1' && detail !== '0' && detail !== '7' && detail !== '8') ||
    (subject === '2' && detail === '1')
  );
}

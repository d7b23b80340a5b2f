import type { SendMailOptions, SMTPPoolOptions } from 'nodemailer';
import { composeBulkMail, wireAddress } from './compose-bulk-mail.ts';
import { composeMessage, parseSender } from './compose-message.ts';
import type { Dkim } from './dkim.ts';
import { type Mailer, MailNotSent, RecipientRefused } from './mail.ts';

/** Why a mail could not be handed over: in a sentence with its mend where there is one, and always in codes. */
export function describeSmtpError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const of = (name: string): string => (name in error ? String(Reflect.get(error, name) ?? '') : '');
  // The text of the server is left out, because it repeats the address.
  const port = of('port') && `port ${of('port')}`;
  const codes = [of('code'), of('originalCode'), of('responseCode'), of('command'), port].filter(Boolean);
  const said = [...new Set(codes)].join(' ') || error.name;
  const { message } = reasons.find(({ codes: pattern }) => pattern.test(said)) ?? {};
  return message === undefined ? said : `${message} (${said})`;
}

/** The first that fits counts. */
const reasons = [
  {
    codes: /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET)/,
    message:
      'the mail server’s certificate is signed by nobody whom this machine trusts: name the file of who signed it in NODE_EXTRA_CA_CERTS',
  },
  {
    codes: /ALTNAME_INVALID/,
    message: 'the mail server’s certificate is for another name: write the name that it bears in SMTP_URL',
  },
  {
    codes: /CERT_HAS_EXPIRED/,
    message: 'the mail server’s certificate has expired: it must be renewed there',
  },
  {
    // Too many mails, an unknown sender, or no room there.
    codes: /(?<!port )\b4\d\d\b/,
    message: 'the mail server puts the mail off for now: it is tried again by itself',
  },
  {
    codes: /EPROTOCOL CONN/,
    message: 'what answers there is no mail server: check the host and the port in SMTP_URL',
  },
  {
    codes: /ERR_SSL|EPROTO\b/,
    message:
      'what answers at this port does not begin with TLS: check the port, or let SMTP_URL begin with smtp://',
  },
  {
    codes: /ETLS/,
    message:
      'the mail server offers no TLS, and a password is sent over nothing else: use smtps://, or a port that offers it',
  },
  {
    codes: /ECONNREFUSED/,
    message: 'nothing answers there: see that the mail server runs, and check SMTP_URL',
  },
  {
    codes: /EDNS|ENOTFOUND|EAI_AGAIN/,
    message: 'no machine of that name is known: check the host in SMTP_URL',
  },
  {
    codes: /ETIMEDOUT|ABORT/i,
    message:
      'the mail server did not answer in time: check the port in SMTP_URL, and what a firewall lets through',
  },
  { codes: /EAUTH|ENOAUTH/, message: 'the mail server does not take the name and password in SMTP_URL' },
  { codes: /RCPT TO/, message: 'the mail server does not take mail to this address' },
  { codes: /MAIL FROM/, message: 'the mail server does not take mail from MAIL_FROM' },
  { codes: /EMESSAGE/, message: 'the mail server does not take this mail' },
] as const;

interface SmtpLimits {
  readonly connectMs: number;
  readonly answerMs: number;
  /** From the first try to connect to the server's yes. */
  readonly wholeMs: number;
}

export const smtpLimits: SmtpLimits = { connectMs: 5_000, answerMs: 10_000, wholeMs: 20_000 };

export function smtpMailer(
  config: { readonly url: string; readonly from: string },
  limits: SmtpLimits = smtpLimits,
  dkim: Dkim | null = null,
): Mailer {
  const from = parseSender(config.from);
  const signing = dkim === null ? {} : { dkim: { ...dkim } };
  let transport: ReturnType<typeof openTransport> | undefined;
  // Apart from the others, so that nobody waits for a link behind a million homilies.
  let bulkMails: ReturnType<typeof openTransport> | undefined;
  return {
    async send(mail) {
      const message = composeMessage(mail, from);
      transport ??= openTransport({ ...smtpOptions(config.url, limits), ...signing });
      const { sendMail } = await transport;
      try {
        await sendMail({ ...message, signal: AbortSignal.timeout(limits.wholeMs) });
      } catch (error) {
        throw new MailNotSent(describeSmtpError(error));
      }
    },
    async openBulkMail(bulkMail) {
      const messageFor = await composeBulkMail(bulkMail, from);
      bulkMails ??= openTransport({ ...smtpOptions(config.url, limits), ...bulkMailPool, ...signing });
      const { sendMail } = await bulkMails;
      return {
        async send(copy) {
          const raw = messageFor(copy);
          const envelope = { from: from.address, to: [wireAddress(copy.to.address)] };
          // Not `AbortSignal.timeout`, which goes off for each mail, however long ago it was taken.
          const givingUp = new AbortController();
          const patience = setTimeout(() => givingUp.abort(), limits.wholeMs);
          try {
            await sendMail({ raw, envelope, signal: givingUp.signal });
          } catch (error) {
            throw isRefusalForGood(error)
              ? new RecipientRefused(describeSmtpError(error))
              : new MailNotSent(describeSmtpError(error));
          } finally {
            clearTimeout(patience);
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
      (await bulkMails)?.close();
    },
  };
}

/** The connections that copies of a bulk mail go through, each for as many as most mail servers take in a row. */
export const bulkMailPool = { maxConnections: 5, maxMessages: 100 } as const;

/** With the first mail: the library weighs three megabytes, and many a process sends none. */
async function openTransport(options: SMTPPoolOptions & { pool: true }) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(options);
  // Each failure reaches whoever sends; without a listener it would end the process besides.
  transport.on('error', () => {});
  return {
    sendMail: (message: SendMailOptions) => transport.sendMail(message),
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}

/** The address says `smtps` for TLS from the first byte, `smtp` for STARTTLS where the server offers it. */
export function smtpOptions(url: string, limits: SmtpLimits): SMTPPoolOptions & { pool: true } {
  const address = smtpAddress(url);
  const { protocol, hostname, password } = address;
  return {
    pool: true,
    maxConnections: 2,
    maxRequeues: 1,
    // A password never crosses a network in the clear, whatever the server offers.
    requireTLS: protocol === 'smtp:' && password !== '' && !isLocalhost(hostname),
    // To this machine a mail would go in the clear as well, so STARTTLS by a certificate that nobody signed is no worse:
    // a mail server as the distribution brings it has no other.
    tls: { rejectUnauthorized: protocol !== 'smtp:' || !isLocalhost(hostname) },
    url: address.href,
    connectionTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.answerMs,
    idleTimeout: 30_000,
  };
}

/** With its port: a mail server on this machine listens where every mail server does, and seldom where members of another do. */
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
 * A no to the recipient that no other day will change. Most servers say by a second code what they mean: only what
 * speaks of the mailbox counts then, for a server that distrusts us says no to everybody.
 */
function isRefusalForGood(error: unknown): boolean {
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

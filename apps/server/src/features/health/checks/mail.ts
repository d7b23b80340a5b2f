import { findCertificateFault } from '../certificate.ts';
import { type Check, check } from '../doctor.ts';

export type ResolveTxt = (name: string) => Promise<string[][]>;

export interface MailServerState {
  /** Null if the server accepts mail. */
  readonly refusal: string | null;
  readonly isEncrypted: boolean;
  /** Null without TLS. */
  readonly certificateEnds: Date | null;
}

interface MailServerCheckOptions {
  readonly now: Date;
  readonly isLocalhost: boolean;
  /** Sends a mail to OPERATOR_EMAIL. Returns a fault, or null. Null itself if no mail may be sent. */
  readonly sendTrial: (() => Promise<string | null>) | null;
}

export const mailServerCheck = (
  look: () => Promise<MailServerState>,
  { now, isLocalhost, sendTrial }: MailServerCheckOptions,
): Check =>
  check('mail server', async () => {
    const { refusal, isEncrypted, certificateEnds } = await look();
    const faults = refusal === null ? [] : [`No mail can be sent: ${refusal}.`];
    if (refusal === null && sendTrial !== null) {
      const fault = await sendTrial();
      if (fault !== null) faults.push(fault);
    }
    if (refusal === null && !isEncrypted && !isLocalhost)
      faults.push(
        'The mail server offers no TLS, so mail is sent in clear text: use smtps:// in SMTP_URL, or a port that offers STARTTLS.',
      );
    if (certificateEnds !== null) {
      const fault = findCertificateFault('the mail server', certificateEnds, now);
      if (fault !== null) faults.push(fault);
    }
    return faults;
  });

/** Without SPF and DMARC records, large mail providers reject mails. */
export const senderDomainCheck = (domain: string, resolveTxt: ResolveTxt): Check =>
  check('mail domain', async () => {
    const [own, policy] = await Promise.all([
      listTexts(domain, resolveTxt),
      listPolicies(domain, resolveTxt),
    ]);
    const faults: string[] = [];
    const senders = own.filter((text) => /^v=spf1(\s|$)/i.test(text));
    if (senders.length === 0)
      faults.push(
        `${domain} has no SPF record: add a TXT record that begins with v=spf1 and names your mail server, as your mail provider documents it.`,
      );
    if (senders.length > 1)
      faults.push(
        `${domain} has ${senders.length} SPF records, and mail servers then ignore all: merge them into one.`,
      );
    if (senders.some((text) => /\s\+?all(\s|$)/i.test(text)))
      faults.push(`The SPF record of ${domain} allows every server to send: end it with ~all or -all.`);
    if (policy.length !== 1)
      faults.push(
        `${domain} has ${policy.length === 0 ? 'no DMARC record' : 'more than one DMARC record'}: there must be one TXT record at _dmarc.${domain}, at least v=DMARC1; p=none.`,
      );
    return faults;
  });

/** A subdomain without a policy inherits that of its parent domains. */
async function listPolicies(domain: string, resolveTxt: ResolveTxt): Promise<string[]> {
  const labels = domain.split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    const texts = await listTexts(`_dmarc.${labels.slice(from).join('.')}`, resolveTxt);
    const policies = texts.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    if (policies.length > 0) return policies;
  }
  return [];
}

async function listTexts(name: string, resolveTxt: ResolveTxt): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(ENODATA|ENOTFOUND)$/.test(String(error.code)))
      return [];
    throw error;
  }
}

/** Receivers reject mails whose DKIM key does not match the record. */
export const dkimCheck = (
  { domain, selector, publicKey }: { domain: string; selector: string; publicKey: () => Promise<string> },
  /** Null if the site is not live; then only the key is read. */
  resolveTxt: ResolveTxt | null,
): Check => ({
  about: 'mail signature',
  async run() {
    const name = `${selector}._domainkey.${domain}`;
    const expected = await publicKey();
    if (resolveTxt === null) return null;
    const keys = (await listTexts(name, resolveTxt)).map((text) =>
      (/(?:^|;)\s*p=([^;]*)/.exec(text)?.[1] ?? '').replace(/\s/g, ''),
    );
    const record = `there must be one TXT record at ${name}: v=DKIM1; k=rsa; p=${expected}`;
    if (keys.length === 0) return `The public key for signed mails is not published: ${record}`;
    return keys.length === 1 && keys[0] === expected
      ? null
      : `The record at ${name} is not the key that mails are signed with: ${record}`;
  },
});

export interface ResolveHost {
  readonly resolve4: (name: string) => Promise<string[]>;
  readonly resolvePtr: (name: string) => Promise<string[]>;
}

/** For a mail server on this machine: without a reverse DNS name, many receivers reject its mail. */
export const senderHostCheck = (host: string, { resolve4, resolvePtr }: ResolveHost): Check =>
  check('mail host', async () => {
    const nothing = (): string[] => [];
    const [address] = await resolve4(host).catch(nothing);
    if (address === undefined) return null;
    // Queried by DNS, because other machines do not see /etc/hosts.
    const reversed = `${address.split('.').toReversed().join('.')}.in-addr.arpa`;
    for (const name of await resolvePtr(reversed).catch(nothing))
      if ((await resolve4(name).catch(nothing)).includes(address)) return null;
    return `The address ${address}, which sends the mails, has no matching reverse DNS name (PTR): ask the provider of the machine to set it to ${host}.`;
  });

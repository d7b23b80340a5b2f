import { seconds } from '@wayfare/contracts/rules/durations';
import { findCertificateFault } from '../certificate.ts';
import type { Check } from '../doctor.ts';

/** What a name says of itself in text, as `node:dns` asks for it. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** How the mail server met us. */
export interface MailServerState {
  /** Why it would not take a mail; null where it would. */
  readonly refusal: string | null;
  /** Whether what is said there can be read on the way. */
  readonly isEncrypted: boolean;
  /** Null where it showed no certificate. */
  readonly certificateEnds: Date | null;
}

interface MailServerCheckOptions {
  readonly now: Date;
  readonly isLocalhost: boolean;
  /** Sends a mail to OPERATOR_EMAIL and returns a sentence where that fails; null where none may be sent. */
  readonly sendTrial: (() => Promise<string | null>) | null;
}

export const mailServerCheck = (
  look: () => Promise<MailServerState>,
  { now, isLocalhost, sendTrial }: MailServerCheckOptions,
): Check => ({
  about: 'mail server',
  timeoutMs: seconds(30),
  async run() {
    const { refusal, isEncrypted, certificateEnds } = await look();
    const faults = refusal === null ? [] : [`No mail leaves: ${refusal}.`];
    if (refusal === null && sendTrial !== null) {
      const fault = await sendTrial();
      if (fault !== null) faults.push(fault);
    }
    if (refusal === null && !isEncrypted && !isLocalhost)
      faults.push(
        'The mail server offers no TLS, so that every mail can be read on its way there: use smtps:// in SMTP_URL, or a port that offers STARTTLS.',
      );
    if (certificateEnds !== null) {
      const fault = findCertificateFault('the mail server', certificateEnds, now);
      if (fault !== null) faults.push(fault);
    }
    return faults;
  },
});

/** Who sends for a domain says so in its names, or the large mail providers turn the mails away. */
export const senderDomainCheck = (domain: string, resolveTxt: ResolveTxt): Check => ({
  about: 'mail domain',
  async run() {
    const [own, policy] = await Promise.all([
      listTexts(domain, resolveTxt),
      listPolicies(domain, resolveTxt),
    ]);
    const faults: string[] = [];
    const senders = own.filter((text) => /^v=spf1(\s|$)/i.test(text));
    if (senders.length === 0)
      faults.push(
        `${domain} has no SPF record: add a TXT record that begins with v=spf1 and names your mail server, as your mail provider tells it.`,
      );
    if (senders.length > 1)
      faults.push(
        `${domain} has ${senders.length} SPF records, and mail servers then believe none: put them into one.`,
      );
    if (senders.some((text) => /\s\+?all(\s|$)/i.test(text)))
      faults.push(`The SPF record of ${domain} lets everybody send in its name: end it with ~all or -all.`);
    if (policy.length !== 1)
      faults.push(
        `${domain} has ${policy.length === 0 ? 'no DMARC record' : 'more than one DMARC record'}: let there be one TXT record at _dmarc.${domain}, at least v=DMARC1; p=none.`,
      );
    return faults;
  },
});

/** A subdomain without a policy of its own is under that of the domains above it. */
async function listPolicies(domain: string, resolveTxt: ResolveTxt): Promise<string[]> {
  const labels = domain.split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    const texts = await listTexts(`_dmarc.${labels.slice(from).join('.')}`, resolveTxt);
    const found = texts.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    if (found.length > 0) return found;
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

/** Who takes a mail looks there for the key that it is signed with, and believes no mail where another stands. */
export const dkimCheck = (
  { domain, selector, publicKey }: { domain: string; selector: string; publicKey: () => Promise<string> },
  /** Null where the site is not live: only the key itself is read. */
  resolveTxt: ResolveTxt | null,
): Check => ({
  about: 'mail signature',
  async run() {
    const name = `${selector}._domainkey.${domain}`;
    const wanted = await publicKey();
    if (resolveTxt === null) return null;
    const keys = (await listTexts(name, resolveTxt)).map((text) =>
      (/(?:^|;)\s*p=([^;]*)/.exec(text)?.[1] ?? '').replace(/\s/g, ''),
    );
    const record = `let there be one TXT record at ${name}: v=DKIM1; k=rsa; p=${wanted}`;
    if (keys.length === 0) return `The key that mails are signed with is shown nowhere: ${record}`;
    return keys.length === 1 && keys[0] === wanted
      ? null
      : `What stands at ${name} is not the key that mails are signed with: ${record}`;
  },
});

export interface ResolveHost {
  readonly resolve4: (name: string) => Promise<string[]>;
  readonly resolvePtr: (name: string) => Promise<string[]>;
}

/** Of a mail server on this machine: its address has a name that leads back to it, or much of its mail is turned away. */
export const senderHostCheck = (host: string, { resolve4, resolvePtr }: ResolveHost): Check => ({
  about: 'mail host',
  async run() {
    const nothing = (): string[] => [];
    const [address] = await resolve4(host).catch(nothing);
    if (address === undefined) return null;
    // As others ask for it: what /etc/hosts says of the address, they do not see.
    const reversed = `${address.split('.').toReversed().join('.')}.in-addr.arpa`;
    for (const name of await resolvePtr(reversed).catch(nothing))
      if ((await resolve4(name).catch(nothing)).includes(address)) return null;
    return `The address ${address}, from which mails leave, has no name that leads back to it (PTR): ask whoever rents the machine to you to set it to ${host}.`;
  },
});

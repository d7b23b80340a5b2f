/** Why a mail could not be handed over: in a sentence with its mend where there is one, and always in codes. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const of = (name: string): string => (name in error ? String(Reflect.get(error, name) ?? '') : '');
  // A server's own words are left out: they repeat the address.
  const port = of('port') && `port ${of('port')}`;
  const codes = [of('code'), of('originalCode'), of('responseCode'), of('command'), port].filter(Boolean);
  const said = [...new Set(codes)].join(' ') || error.name;
  const { words } = reasons.find(({ codes: known }) => known.test(said)) ?? {};
  return words === undefined ? said : `${words} (${said})`;
}

/** The first that fits counts. */
const reasons = [
  {
    codes: /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET)/,
    words:
      'the mail server’s certificate is signed by nobody whom this machine trusts: name the file of who signed it in NODE_EXTRA_CA_CERTS',
  },
  {
    codes: /ALTNAME_INVALID/,
    words: 'the mail server’s certificate is for another name: write the name that it bears in SMTP_URL',
  },
  { codes: /CERT_HAS_EXPIRED/, words: 'the mail server’s certificate has expired: it must be renewed there' },
  {
    // Too many mails, an unknown sender, or no room there.
    codes: /(?<!port )\b4\d\d\b/,
    words: 'the mail server puts the mail off for now: it is tried again by itself',
  },
  {
    codes: /EPROTOCOL CONN/,
    words: 'what answers there is no mail server: check the host and the port in SMTP_URL',
  },
  {
    codes: /ERR_SSL|EPROTO\b/,
    words:
      'what answers at this port does not begin with TLS: check the port, or let SMTP_URL begin with smtp://',
  },
  {
    codes: /ETLS/,
    words:
      'the mail server offers no TLS, and a password is sent over nothing else: use smtps://, or a port that offers it',
  },
  {
    codes: /ECONNREFUSED/,
    words: 'nothing answers there: see that the mail server runs, and check SMTP_URL',
  },
  {
    codes: /EDNS|ENOTFOUND|EAI_AGAIN/,
    words: 'no machine of that name is known: check the host in SMTP_URL',
  },
  {
    codes: /ETIMEDOUT|ABORT/i,
    words:
      'the mail server did not answer in time: check the port in SMTP_URL, and what a firewall lets through',
  },
  { codes: /EAUTH|ENOAUTH/, words: 'the mail server does not take the name and password in SMTP_URL' },
  { codes: /RCPT TO/, words: 'the mail server does not take mail to this address' },
  { codes: /MAIL FROM/, words: 'the mail server does not take mail from MAIL_FROM' },
  { codes: /EMESSAGE/, words: 'the mail server does not take this mail' },
] as const;

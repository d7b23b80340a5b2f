/** What every mail says of the site; the same settings give the same words. */
export interface MailData {
  readonly siteName: string;
  readonly supportEmail: string;
  readonly organization: Organization;
  /** The one address that links in mails begin with. */
  readonly publicUrl: string;
  readonly timeZone: string;
}

interface Organization {
  /** As the law knows it. */
  readonly name: string;
  readonly ein: string;
  readonly address: string;
}

/** The pages of ours that mails lead to. */
export const paths = {
  login: '/login',
  forgot: '/forgot',
  privacy: '/privacy',
  /** Opens the homily of the day on which it is opened. */
  today: '/dashboard',
  homilies: '/dashboard/homilies',
  subscription: '/dashboard/subscription',
  settings: '/dashboard/settings',
  mailChoice: '/homily-email-unsubscribe',
  /** With a reader's unsubscribe token after it. Short, because it stands in a header that is best left on one line. */
  stopMails: '/u',
} as const;

/** The only maker of links for mails: they lead to our own site, whatever a request said its host was. */
export function siteLink(
  publicUrl: string,
  path: `/${string}`,
  query: Readonly<Record<string, string>> = {},
): string {
  const link = new URL(path, publicUrl);
  if (link.origin !== new URL(publicUrl).origin) throw new Error(`Not a path of our own: ${path}`);
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
  return link.href;
}

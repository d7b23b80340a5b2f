/** Data about the site that every mail contains. */
export interface MailData {
  readonly siteName: string;
  readonly supportEmail: string;
  readonly organization: Organization;
  /** All links in mails begin with it. */
  readonly publicUrl: string;
  readonly timeZone: string;
}

interface Organization {
  /** The legal name. */
  readonly name: string;
  readonly ein: string;
  readonly address: string;
}

/** Pages that mails link to. */
export const paths = {
  login: '/login',
  forgot: '/forgot',
  privacy: '/privacy',
  /** Opens the homily of the current day. */
  today: '/dashboard',
  homilies: '/dashboard/homilies',
  writeHomily: '/dashboard/homilies/edit',
  writePost: '/dashboard/blog/edit',
  subscription: '/dashboard/subscription',
  settings: '/dashboard/settings',
  mailChoice: '/homily-email-unsubscribe',
  /** Followed by the reader's unsubscribe token. Short, so that the List-Unsubscribe header fits on one line. */
  stopMails: '/u',
} as const;

/** Builds a link for a mail. It never depends on the host of a request. Throws if the path leads to another origin. */
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

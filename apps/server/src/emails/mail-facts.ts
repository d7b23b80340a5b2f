/** What every mail says of the site; the same settings give the same words. */
export interface MailFacts {
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

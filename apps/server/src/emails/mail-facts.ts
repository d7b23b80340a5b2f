/** What every mail says of the site; the same settings give the same words. */
export interface MailFacts {
  readonly siteName: string;
  readonly supportEmail: string;
  readonly organization: { readonly name: string; readonly address: string };
  /** The one address that links in mails begin with. */
  readonly publicUrl: string;
  readonly timeZone: string;
}

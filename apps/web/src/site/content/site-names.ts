/** What the words of the site call things by: settings of the organization that runs it. */
export type SiteNames = {
  readonly siteName: string;
  /** What a member is called, in the singular. */
  readonly memberName: string;
  readonly supportEmail: string;
  readonly organizationName: string;
  readonly ein: string;
  readonly postalAddress: string;
  /** As it stands after "the laws of": 'the State of New York'. */
  readonly governingLaw: string;
  readonly publicUrl: string;
};

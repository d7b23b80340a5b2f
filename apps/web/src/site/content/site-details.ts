/** From the settings. */
export type SiteDetails = {
  readonly siteName: string;
  /** The name for a member, in the singular. */
  readonly memberName: string;
  readonly supportEmail: string;
  readonly organizationName: string;
  readonly ein: string;
  readonly postalAddress: string;
  /** As in "the laws of the State of New York". */
  readonly governingLaw: string;
  readonly publicUrl: string;
};

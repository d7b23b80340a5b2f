/** The addresses that the sandbox gives out. */
export interface Urls {
  readonly base: string;
  pay(session: string): string;
  portalSession(session: string): string;
  readonly portalLogin: string;
  portalLoginLink(token: string): string;
  invoice(invoice: string): string;
}

export const urlsBelow = (base: string): Urls => ({
  base,
  pay: (session) => `${base}/pay/${session}`,
  portalSession: (session) => `${base}/portal/session/${session}`,
  portalLogin: `${base}/portal/login`,
  portalLoginLink: (token) => `${base}/portal/login/${token}`,
  invoice: (invoice) => `${base}/invoice/${invoice}`,
});

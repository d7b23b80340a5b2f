/** The addresses of the portal's pages, and how they are known again. */
export const portalPath = (session: string): string => `/portal/session/${session}`;
export const cardPath = (session: string): string => `${portalPath(session)}/card`;
export const cardAuthenticationPath = (session: string, attempt: string): string =>
  `${cardPath(session)}/authenticate/${attempt}`;
export const cancelPath = (session: string, subscription: string): string =>
  `${portalPath(session)}/cancel/${subscription}`;
export const renewPath = (session: string, subscription: string): string =>
  `${portalPath(session)}/renew/${subscription}`;
export const switchPath = (session: string, subscription: string, price: string): string =>
  `${portalPath(session)}/switch/${subscription}/${price}`;
export const invoicePath = (invoice: string): string => `/invoice/${invoice}`;
export const loginPath = '/portal/login';

const id = '(\\w{1,200})';
const exactly = (path: string): RegExp => new RegExp(`^${path}$`);

export const portalPatterns = {
  session: exactly(portalPath(id)),
  card: exactly(cardPath(id)),
  cardAuthentication: exactly(cardAuthenticationPath(id, id)),
  cancel: exactly(cancelPath(id, id)),
  renew: exactly(renewPath(id, id)),
  switch: exactly(switchPath(id, id, id)),
  invoice: exactly(invoicePath(id)),
  login: exactly(loginPath),
  loginLink: /^\/portal\/login\/([\w-]{1,200})$/,
};

/** Back to the portal, where a note is told. */
export const withNote = (path: string, note: string): string => `${path}?note=${note}`;

export const portalPath = (session: string): string => `/portal/session/${session}`;
export const cardPath = (session: string): string => `${portalPath(session)}/card`;
export const cancelPath = (session: string, subscription: string): string =>
  `${portalPath(session)}/cancel/${subscription}`;
export const renewPath = (session: string, subscription: string): string =>
  `${portalPath(session)}/renew/${subscription}`;
export const switchPath = (session: string, subscription: string, price: string): string =>
  `${portalPath(session)}/switch/${subscription}/${price}`;
export const invoicePath = (invoice: string): string => `/invoice/${invoice}`;
export const loginPath = '/portal/login';

const id = '(\\w{1,200})';
const toPattern = (path: string): RegExp => new RegExp(`^${path}$`);

export const portalPatterns = {
  session: toPattern(portalPath(id)),
  card: toPattern(cardPath(id)),
  cancel: toPattern(cancelPath(id, id)),
  renew: toPattern(renewPath(id, id)),
  switch: toPattern(switchPath(id, id, id)),
  invoice: toPattern(invoicePath(id)),
  login: toPattern(loginPath),
};

/** The next page shows the note. */
export const withNote = (path: string, note: string): string => `${path}?note=${encodeURIComponent(note)}`;

import Stripe from 'stripe';

/** Why Stripe cannot be asked just now, with the mend where it is ours. */
export function reasonOf(error: Stripe.errors.StripeError): string {
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'it is asked too often';
  if (error instanceof Stripe.errors.StripeConnectionError) return reasonOnTheWay(error);
  if (error.statusCode === undefined) return 'something else answers in its place';
  return `it has trouble of its own (${error.statusCode})`;
}

function reasonOnTheWay({ message, detail }: Stripe.errors.StripeConnectionError): string {
  const code = typeof detail === 'object' && 'code' in detail ? detail.code : '';
  const known = onTheWay.find(({ codes }) => codes.test(code || message));
  return known?.words ?? (code || message);
}

const onTheWay = [
  { codes: /EMFILE|ENFILE/, words: 'no more files may be open at once here: raise the limit (ulimit -n)' },
  {
    codes: /SELF_SIGNED|UNABLE_TO|CERT/,
    words:
      'the certificate shown in its name is signed by nobody whom this machine trusts; if a proxy of yours stands in between, name the file of who signed it in NODE_EXTRA_CA_CERTS',
  },
  { codes: /ENOTFOUND|EAI_AGAIN/, words: 'its name is not known here: check the network' },
  {
    codes: /ECONNREFUSED/,
    words:
      'nothing answers at its address; the sandbox, where it is the provider, is there while the site runs',
  },
  { codes: /TIMEDOUT|timeout/, words: 'it did not answer in time: check the network' },
] as const;

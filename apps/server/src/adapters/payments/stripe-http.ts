import Stripe from 'stripe';

/** Something answered in Stripe's place: a gateway, a proxy, a page of a hotel's network. */
export class NotStripe extends Error {
  constructor(status: number) {
    super(`What answered with ${status} was not Stripe.`);
    this.name = 'NotStripe';
  }
}

/**
 * Stripe's own way over the wire, but for one thing: the library takes an object without an error for a success,
 * whatever its status, and ends the process over JSON that is no object at all.
 */
export function stripeHttp(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const ask = client.makeRequest.bind(client);
  client.makeRequest = async (...call) => {
    const answer = await ask(...call);
    const read = answer.toJSON.bind(answer);
    answer.toJSON = async () => {
      const body: unknown = await read();
      const status = answer.getStatusCode();
      if (!isObject(body) || (status >= 400 && !isObject(body['error']))) throw new NotStripe(status);
      return body;
    };
    return answer;
  };
  return client;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A call with nothing of the SDK between: what really goes over the wire. */
export async function raw(
  url: string,
  path: string,
  options: {
    readonly method?: string;
    readonly body?: string | Uint8Array<ArrayBuffer>;
    readonly key?: string | null;
    readonly headers?: Record<string, string>;
  } = {},
) {
  const { method = options.body === undefined ? 'GET' : 'POST', body, key = 'sk_test_wayfare' } = options;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

import {
  type CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { adminKey, signsNothing } from '#testing/admin-client.ts';
import { adminSite } from '#testing/admin-site.ts';
import { clientId, password, poolId } from '#testing/settings.ts';
import { testPool, wireRequest } from '#testing/test-pool.ts';
import { minutes } from '#time.ts';

const listUsers = () => new ListUsersCommand({ UserPoolId: poolId });
const refused = (name: string, message: unknown = expect.any(String)) => ({
  name,
  message,
  $metadata: expect.objectContaining({ httpStatusCode: 400 }),
});

interface OutgoingRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
}

/** Changes what was signed already, on its way. */
function tampering(client: CognitoIdentityProviderClient, change: (request: OutgoingRequest) => void) {
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as OutgoingRequest;
      change(request);
      request.headers['content-length'] = String(Buffer.byteLength(request.body));
      return next(args);
    },
    { step: 'deserialize', priority: 'low' },
  );
  return client;
}

test('what is signed with the key is answered', async () => {
  await using site = await adminSite();
  expect((await site.client().send(listUsers())).Users).toEqual([]);
  const query = tampering(site.client(), () => {});
  query.middlewareStack.add(
    (next) => (args) => {
      (args.request as OutgoingRequest).query = { b: 'x y', a: 'é/*', 'a b': '' };
      return next(args);
    },
    { step: 'build' },
  );
  expect((await query.send(listUsers())).Users).toEqual([]);
});

const wrongs: readonly (readonly [string, CognitoIdentityProviderClientConfig, object])[] = [
  [
    'a wrong secret',
    { credentials: { ...adminKey, secretAccessKey: 'another-secret-of-forty-characters-in-it' } },
    refused('InvalidSignatureException', expect.stringContaining('does not match')),
  ],
  [
    'an unknown key',
    { credentials: { ...adminKey, accessKeyId: 'AKIDSOMEBODYELSE' } },
    refused('UnrecognizedClientException'),
  ],
  [
    'a session’s token',
    { credentials: { ...adminKey, sessionToken: 'session' } },
    refused('UnrecognizedClientException'),
  ],
  ['no signature', { httpAuthSchemeProvider: signsNothing }, refused('MissingAuthenticationTokenException')],
  [
    'another region',
    { region: 'eu-west-1' },
    refused('InvalidSignatureException', 'Credential should be scoped to a valid region.'),
  ],
  [
    'another service',
    {
      httpAuthSchemeProvider: () => [
        {
          schemeId: 'aws.auth#sigv4',
          propertiesExtractor: (config, context) => ({
            signingProperties: { config, context, signingName: 's3' },
          }),
        },
      ],
    },
    refused('InvalidSignatureException', "Credential should be scoped to correct service: 'cognito-idp'."),
  ],
];

test.each(wrongs)('%s is refused', async (_, config, refusal) => {
  await using site = await adminSite();
  await expect(site.client(config).send(listUsers())).rejects.toMatchObject(refusal);
});

test.each([
  ['the body', (request: OutgoingRequest) => (request.body = request.body.replace('{', '{"Limit":1,'))],
  ['the body, emptied', (request: OutgoingRequest) => (request.body = '')],
  [
    'the call',
    (request: OutgoingRequest) =>
      (request.headers['x-amz-target'] = 'AWSCognitoIdentityProviderService.ListGroups'),
  ],
  ['the path', (request: OutgoingRequest) => (request.path = '/identity')],
  ['the query', (request: OutgoingRequest) => (request.query = { a: '1' })],
  ['the method', (request: OutgoingRequest) => (request.method = 'PUT')],
  ['the host', (request: OutgoingRequest) => (request.headers['host'] = 'elsewhere.example')],
  [
    'the hash that the headers tell',
    (request: OutgoingRequest) => (request.headers['x-amz-content-sha256'] = 'UNSIGNED-PAYLOAD'),
  ],
  [
    'a digit of the signature',
    (request: OutgoingRequest) =>
      (request.headers['authorization'] = (request.headers['authorization'] ?? '').replace(/.$/, (digit) =>
        digit === '0' ? '1' : '0',
      )),
  ],
  [
    'the length of the signature',
    (request: OutgoingRequest) => (request.headers['authorization'] = `${request.headers['authorization']}0`),
  ],
])('a request with %s changed on the way is refused', async (_, change) => {
  await using site = await adminSite();
  const client = tampering(site.client(), change);
  await expect(client.send(listUsers())).rejects.toMatchObject(refused('InvalidSignatureException'));
});

test.each(['host', 'x-amz-date', 'x-amz-target'])('%s must be signed', async (name) => {
  await using site = await adminSite();
  const client = tampering(site.client(), ({ headers }) => {
    const fewer = (_: string, list: string) =>
      `SignedHeaders=${list
        .split(';')
        .filter((each) => each !== name)
        .join(';')},`;
    headers['authorization'] = (headers['authorization'] ?? '').replace(/SignedHeaders=([^,]*),/, fewer);
  });
  await expect(client.send(listUsers())).rejects.toMatchObject(
    refused('InvalidSignatureException', `'${name}' must be a signed header.`),
  );
});

test('a signature is good for five minutes either way, and a client with a wrong clock finds that out', async () => {
  await using site = await adminSite();
  for (const [offset, message] of [
    [-minutes(5) - 2_000, /^Signature expired/],
    [minutes(5) + 2_000, /^Signature not yet current/],
  ] as const) {
    const client = site.client({ systemClockOffset: offset });
    await expect(client.send(listUsers())).rejects.toMatchObject(
      refused('InvalidSignatureException', expect.stringMatching(message)),
    );
    // The SDK took the right time from the refusal.
    expect((await client.send(listUsers())).Users).toEqual([]);
  }
  for (const offset of [-minutes(4), minutes(4)]) {
    expect((await site.client({ systemClockOffset: offset }).send(listUsers())).Users).toEqual([]);
  }
});

test('without a key every admin call is refused, whatever signs it', async () => {
  await using site = await adminSite({ config: { adminKey: null } });
  await expect(site.client().send(listUsers())).rejects.toMatchObject(refused('UnrecognizedClientException'));
});

test('SignUp wants a signature here, which the SDK gives only when told', async () => {
  await using site = await adminSite();
  const signUp = () =>
    new SignUpCommand({
      ClientId: clientId,
      Username: 'ruth@example.org',
      Password: password,
      UserAttributes: [{ Name: 'name', Value: 'Ruth' }],
    });
  const usual = site.client({ httpAuthSchemeProvider: signsNothing });
  await expect(usual.send(signUp())).rejects.toMatchObject(
    refused('NotAuthorizedException', 'SignUp is not permitted for this user pool'),
  );
  expect((await site.client().send(signUp())).UserConfirmed).toBe(false);
});

const scope = 'Credential=AKIDWAYFARETEST1/20261107/local/cognito-idp/aws4_request';
const signed = 'SignedHeaders=host;x-amz-date;x-amz-target';

test.each([
  ['', 'IncompleteSignatureException'],
  ['Bearer abc', 'IncompleteSignatureException'],
  ['AWS4-HMAC-SHA256', 'IncompleteSignatureException'],
  ['AWS4-HMAC-SHA256 x', 'IncompleteSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope}`, 'IncompleteSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope}, ${signed}`, 'IncompleteSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope}, ${signed}, Signature=`, 'IncompleteSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope.replace('/local', '')}, ${signed}, Signature=0`, 'IncompleteSignatureException'],
  [`AWS4-HMAC-SHA512 ${scope}, ${signed}, Signature=0`, 'IncompleteSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope}, ${signed}, Signature=0`, 'InvalidSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope},${signed};constructor;__proto__,Signature=é`, 'InvalidSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope.replace('1107', '1108')}, ${signed}, Signature=0`, 'InvalidSignatureException'],
])('the authorization "%s" is refused with %s', async (authorization, type) => {
  const { pool } = testPool({ config: { adminKey } });
  const request = wireRequest('ListUsers', '{}');
  const headers = { host: 'localhost', 'x-amz-date': '20261107T060509Z', ...request.headers, authorization };
  const answer = await pool.handle({ ...request, headers, address: '203.0.113.7' });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body).__type).toBe(type);
});

test.each([
  [undefined],
  ['Sat, 07 Nov 2026 06:05:09 GMT'],
  ['20261307T060509Z'],
  ['20261107T060509'],
  ['2026-11-07T06:05:09Z'],
])('the date %s is refused', async (date) => {
  const { pool } = testPool({ config: { adminKey } });
  const request = wireRequest('ListUsers', '{}');
  const authorization = `AWS4-HMAC-SHA256 ${scope}, ${signed}, Signature=0`;
  const headers = { host: 'localhost', 'x-amz-date': date, ...request.headers, authorization };
  const answer = await pool.handle({ ...request, headers, url: '/identity?%zz&=', address: '203.0.113.7' });
  expect(JSON.parse(answer.body).__type).toBe('IncompleteSignatureException');
});

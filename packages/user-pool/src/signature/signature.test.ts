import {
  type CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { adminKey, signNothing, startAdminServer } from '#testing/admin-client.ts';
import { clientId, password, poolId } from '#testing/settings.ts';
import { createTestPool, wireRequest } from '#testing/test-pool.ts';
import { minutes } from '#time.ts';

const listUsers = () => new ListUsersCommand({ UserPoolId: poolId });
const failure = (name: string, message: unknown = expect.any(String)) => ({
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

/** Changes the request after it was signed. */
function tamper(client: CognitoIdentityProviderClient, change: (request: OutgoingRequest) => void) {
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

test('requests signed with the admin key succeed', async () => {
  await using server = await startAdminServer();
  expect((await server.client().send(listUsers())).Users).toEqual([]);
});

const badClients: readonly (readonly [string, CognitoIdentityProviderClientConfig, object])[] = [
  [
    'a wrong secret',
    { credentials: { ...adminKey, secretAccessKey: 'another-secret-of-forty-characters-in-it' } },
    failure('InvalidSignatureException', expect.stringContaining('does not match')),
  ],
  [
    'an unknown key',
    { credentials: { ...adminKey, accessKeyId: 'AKIDSOMEBODYELSE' } },
    failure('UnrecognizedClientException'),
  ],
  [
    'a session’s token',
    { credentials: { ...adminKey, sessionToken: 'session' } },
    failure('UnrecognizedClientException'),
  ],
  ['no signature', { httpAuthSchemeProvider: signNothing }, failure('MissingAuthenticationTokenException')],
  [
    'another region',
    { region: 'eu-west-1' },
    failure('InvalidSignatureException', 'Credential should be scoped to a valid region.'),
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
    failure('InvalidSignatureException', "Credential should be scoped to correct service: 'cognito-idp'."),
  ],
];

test.each(badClients)('%s is rejected', async (_, config, refusal) => {
  await using server = await startAdminServer();
  await expect(server.client(config).send(listUsers())).rejects.toMatchObject(refusal);
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
    'the hash in the headers',
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
])('a request is rejected if someone changed %s', async (_, change) => {
  await using server = await startAdminServer();
  const client = tamper(server.client(), change);
  await expect(client.send(listUsers())).rejects.toMatchObject(failure('InvalidSignatureException'));
});

test.each(['host', 'x-amz-date', 'x-amz-target'])('%s must be signed', async (name) => {
  await using server = await startAdminServer();
  const client = tamper(server.client(), ({ headers }) => {
    const fewer = (_: string, list: string) =>
      `SignedHeaders=${list
        .split(';')
        .filter((each) => each !== name)
        .join(';')},`;
    headers['authorization'] = (headers['authorization'] ?? '').replace(/SignedHeaders=([^,]*),/, fewer);
  });
  await expect(client.send(listUsers())).rejects.toMatchObject(
    failure('InvalidSignatureException', `'${name}' must be a signed header.`),
  );
});

test('a signature is valid for five minutes before and after its time', async () => {
  await using server = await startAdminServer();
  for (const [offset, message] of [
    [-minutes(5) - 2_000, /^Signature expired/],
    [minutes(5) + 2_000, /^Signature not yet current/],
  ] as const) {
    const client = server.client({ systemClockOffset: offset });
    await expect(client.send(listUsers())).rejects.toMatchObject(
      failure('InvalidSignatureException', expect.stringMatching(message)),
    );
    // The SDK has corrected its clock by the response.
    expect((await client.send(listUsers())).Users).toEqual([]);
  }
  for (const offset of [-minutes(4), minutes(4)]) {
    expect((await server.client({ systemClockOffset: offset }).send(listUsers())).Users).toEqual([]);
  }
});

test('an unsigned SignUp is rejected', async () => {
  await using server = await startAdminServer();
  const signUp = () =>
    new SignUpCommand({
      ClientId: clientId,
      Username: 'ruth@example.org',
      Password: password,
      UserAttributes: [{ Name: 'name', Value: 'Ruth' }],
    });
  const usual = server.client({ httpAuthSchemeProvider: signNothing });
  await expect(usual.send(signUp())).rejects.toMatchObject(
    failure('NotAuthorizedException', 'SignUp is not permitted for this user pool'),
  );
  expect((await server.client().send(signUp())).UserConfirmed).toBe(false);
});

const scope = 'Credential=AKIDWAYFARETEST1/20261107/local/cognito-idp/aws4_request';
const signed = 'SignedHeaders=host;x-amz-date;x-amz-target';

test.each([
  ['', 'IncompleteSignatureException'],
  ['Bearer abc', 'IncompleteSignatureException'],
  ['AWS4-HMAC-SHA256 x', 'IncompleteSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope}, ${signed}`, 'IncompleteSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope}, ${signed}, Signature=`, 'IncompleteSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope.replace('/local', '')}, ${signed}, Signature=0`, 'IncompleteSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope}, ${signed}, Signature=0`, 'InvalidSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope},${signed};constructor;__proto__,Signature=é`, 'InvalidSignatureException'],
  [`AWS4-HMAC-SHA256 ${scope.replace('1107', '1108')}, ${signed}, Signature=0`, 'InvalidSignatureException'],
])('the authorization header "%s" is rejected with %s', async (authorization, type) => {
  const { pool } = createTestPool({ config: { adminKey } });
  const request = wireRequest('ListUsers', '{}');
  const headers = { host: 'localhost', 'x-amz-date': '20261107T060509Z', ...request.headers, authorization };
  const answer = await pool.handle({ ...request, headers, address: '203.0.113.7' });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body).__type).toBe(type);
});

test.each([[undefined], ['Sat, 07 Nov 2026 06:05:09 GMT'], ['2026-11-07T06:05:09Z']])(
  'the date %s is rejected',
  async (date) => {
    const { pool } = createTestPool({ config: { adminKey } });
    const request = wireRequest('ListUsers', '{}');
    const authorization = `AWS4-HMAC-SHA256 ${scope}, ${signed}, Signature=0`;
    const headers = { host: 'localhost', 'x-amz-date': date, ...request.headers, authorization };
    const answer = await pool.handle({ ...request, headers, address: '203.0.113.7' });
    expect(JSON.parse(answer.body).__type).toBe('IncompleteSignatureException');
  },
);

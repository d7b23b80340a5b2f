import { expect, test } from 'vitest';
import { clientId } from '#testing/settings.ts';
import { testDatabase } from '#testing/test-database.ts';
import { createTestPool, wireRequest } from '#testing/test-pool.ts';

const prefix = 'AWSCognitoIdentityProviderService.';

async function post(target: string | undefined, body: string | Uint8Array, authorization?: string) {
  const headers = { 'x-amz-target': target, authorization };
  const request = { method: 'POST', url: '/identity', headers, body, address: '203.0.113.7' };
  const response = await createTestPool().pool.handle(request);
  return { ...response, parsed: JSON.parse(response.body) };
}

test('an error has the same type and message in body and headers', async () => {
  const { status, headers, parsed } = await post(
    `${prefix}InitiateAuth`,
    '{"AuthFlow":"USER_SRP_AUTH","ClientId":"é"}',
  );
  expect(status).toBe(400);
  expect(parsed).toEqual({
    __type: 'ResourceNotFoundException',
    message: 'User pool client é does not exist.',
  });
  expect(headers).toEqual({
    'content-type': 'application/x-amz-json-1.1',
    'cache-control': 'no-store',
    'x-amzn-requestid': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'x-amzn-errortype': 'ResourceNotFoundException:',
    'x-amzn-errormessage': 'User pool client ? does not exist.',
  });
});

test.each([[undefined], ['InitiateAuth'], [`${prefix}Nonsense`], [`${prefix}__proto__`]])(
  'the target %s is rejected',
  async (target) => {
    expect((await post(target, '{}')).parsed.__type).toBe('UnknownOperationException');
  },
);

test.each([
  ['empty', ''],
  ['malformed JSON', '{'],
  ['null', 'null'],
  ['invalid UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
])('a body that is %s is rejected', async (_, body) => {
  expect((await post(`${prefix}InitiateAuth`, body)).parsed.__type).toBe('SerializationException');
});

test('a body that is too large is rejected', async () => {
  const { parsed } = await post(`${prefix}InitiateAuth`, `{"AuthFlow":"${'x'.repeat(70_000)}"}`);
  expect(parsed.__type).toBe('RequestEntityTooLargeException');
});

test.each([
  [{}, 'InvalidParameterException', 'Missing required parameter AuthFlow'],
  [{ AuthFlow: 'USER_SRP_AUTH' }, 'InvalidParameterException', 'Missing required parameter ClientId'],
  [
    { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId },
    'InvalidParameterException',
    'Missing required parameter USERNAME',
  ],
  [
    { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters: { USERNAME: 'a' } },
    'InvalidParameterException',
    'Missing required parameter SRP_A',
  ],
  [{ AuthFlow: 7, ClientId: clientId }, 'SerializationException', 'AuthFlow has the wrong type.'],
  [
    { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters: { USERNAME: ['a'], SRP_A: '5' } },
    'SerializationException',
    'USERNAME has the wrong type.',
  ],
  [
    { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters: { USERNAME: 'a\u0000', SRP_A: '5' } },
    'InvalidParameterException',
    "1 validation error detected: Value at 'USERNAME' failed to satisfy constraint.",
  ],
  [
    { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: clientId },
    'InvalidParameterException',
    'USER_PASSWORD_AUTH flow not enabled for this client',
  ],
])('%j fails with %s: %s', async (input, type, message) => {
  expect((await post(`${prefix}InitiateAuth`, JSON.stringify(input))).parsed).toEqual({
    __type: type,
    message,
  });
});

test.each(['SignUp', 'ForgotPassword', 'DeleteUser'])('%s is disabled', async (operation) => {
  expect((await post(prefix + operation, '{}')).parsed).toEqual({
    __type: 'NotAuthorizedException',
    message: `${operation} is not permitted for this user pool`,
  });
});

test.each(['AdminCreateUser', 'ListUsers', 'UpdateUserPool'])(
  'without an admin key %s is rejected, signed or not',
  async (operation) => {
    expect((await post(prefix + operation, '{}')).parsed.__type).toBe('MissingAuthenticationTokenException');
    expect((await post(prefix + operation, '{}', 'AWS4-HMAC-SHA256 x')).parsed.__type).toBe(
      'UnrecognizedClientException',
    );
  },
);

test('an internal error has status 500 and is returned for the log', async () => {
  const broken = new Error('The database is away, and its password is hunter2.');
  const database = { ...testDatabase, query: () => Promise.reject(broken) };
  const answer = await createTestPool({ database }).pool.handle({
    ...wireRequest(
      'InitiateAuth',
      JSON.stringify({
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: clientId,
        AuthParameters: { USERNAME: 'a', SRP_A: '5' },
      }),
    ),
    address: '203.0.113.7',
  });
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.body)).toEqual({
    __type: 'InternalErrorException',
    message: 'Something went wrong.',
  });
  expect(answer.error).toBe(broken);
});

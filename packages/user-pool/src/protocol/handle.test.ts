import { expect, test } from 'vitest';
import { clientId } from '#testing/settings.ts';
import { testDatabase } from '#testing/test-database.ts';
import { testPool, wireRequest } from '#testing/test-pool.ts';

const prefix = 'AWSCognitoIdentityProviderService.';

async function post(target: string | undefined, body: string | Uint8Array, authorization?: string) {
  const headers = { 'x-amz-target': target, authorization };
  const request = { method: 'POST', url: '/identity', headers, body, address: '203.0.113.7' };
  const answer = await testPool().pool.handle(request);
  return { ...answer, read: JSON.parse(answer.body) };
}

test('a refusal says the same in its body and in its headers', async () => {
  const { status, headers, read } = await post(
    `${prefix}InitiateAuth`,
    '{"AuthFlow":"USER_SRP_AUTH","ClientId":"é"}',
  );
  expect(status).toBe(400);
  expect(read).toEqual({
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

test.each([
  [undefined],
  [''],
  ['InitiateAuth'],
  [prefix],
  [`${prefix}Nonsense`],
  [`${prefix}toString`],
  [`${prefix}__proto__`],
])('the target %s is unknown', async (target) => {
  expect((await post(target, '{}')).read.__type).toBe('UnknownOperationException');
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['text', '"x"'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
])('a body of %s is not read', async (_, body) => {
  expect((await post(`${prefix}InitiateAuth`, body)).read.__type).toBe('SerializationException');
});

test('a body that is far too large is not read either', async () => {
  const { read } = await post(`${prefix}InitiateAuth`, `{"AuthFlow":"${'x'.repeat(70_000)}"}`);
  expect(read.__type).toBe('RequestEntityTooLargeException');
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
  [
    { AuthFlow: 'USER_AUTH', ClientId: clientId },
    'InvalidParameterException',
    'USER_AUTH flow not enabled for this client',
  ],
])('%j is answered with %s: %s', async (input, type, message) => {
  expect((await post(`${prefix}InitiateAuth`, JSON.stringify(input))).read).toEqual({
    __type: type,
    message,
  });
});

test.each([
  'SignUp',
  'ConfirmSignUp',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'DeleteUser',
  'SetUserSettings',
])('%s is not for clients', async (operation) => {
  expect((await post(prefix + operation, '{}')).read).toEqual({
    __type: 'NotAuthorizedException',
    message: `${operation} is not permitted for this user pool`,
  });
});

test.each([
  'AdminCreateUser',
  'AdminDeleteUser',
  'ListUsers',
  'DescribeUserPool',
  'CreateGroup',
  'UpdateUserPool',
])('without an admin key %s is off, signed or not', async (operation) => {
  expect((await post(prefix + operation, '{}')).read.__type).toBe('MissingAuthenticationTokenException');
  expect((await post(prefix + operation, '{}', 'AWS4-HMAC-SHA256 x')).read.__type).toBe(
    'UnrecognizedClientException',
  );
});

test('a fault of ours is never told as a refusal, and reaches the log', async () => {
  const broken = new Error('The database is away, and its password is hunter2.');
  const database = { ...testDatabase, query: () => Promise.reject(broken) };
  const answer = await testPool({ database }).pool.handle({
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
  expect(answer.fault).toBe(broken);
});

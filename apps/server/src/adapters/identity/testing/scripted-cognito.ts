import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { partFrom } from '#config/testing/part-from.ts';
import { localServer } from '#http/testing/local-server.ts';
import type { CognitoConfig } from '../cognito-client.ts';

/** A response, an error, or something that Cognito would not send. */
type Reply =
  | { readonly body: object }
  | { readonly refusal: string; readonly message?: string; readonly status?: number }
  | { readonly html: number }
  | 'silence'
  | 'half a response';

export interface ScriptedCognito extends AsyncDisposable {
  /** Environment variables for a site that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly config: CognitoConfig;
  /** Received calls in order. */
  readonly calls: (readonly [operation: string, input: Record<string, unknown>])[];
  readonly signed: string[];
}

/** Sends the scripted replies to each operation, the last one repeatedly. */
export async function scriptedCognito(
  script: Readonly<Record<string, readonly Reply[]>>,
): Promise<ScriptedCognito> {
  const calls: (readonly [string, Record<string, unknown>])[] = [];
  const signed: string[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const input: Record<string, unknown> = JSON.parse(await text(request));
    const earlier = calls.filter(([name]) => name === operation).length;
    calls.push([operation, input]);
    if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) signed.push(operation);
    const replies = script[operation] ?? script['*'] ?? [{ refusal: 'UnknownOperationException' }];
    answer(response, replies[Math.min(earlier, replies.length - 1)] ?? 'silence');
  };
  const server = await localServer((request, response) => void reply(request, response));
  const settings = cognitoSettings(server.port);
  return {
    calls,
    signed,
    settings,
    config: partFrom(settings, 'identity', 'cognito'),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Environment variables of a site whose pool answers on the port. */
export const cognitoSettings = (port: number) => ({
  COGNITO_REGION: 'us-east-1',
  COGNITO_USER_POOL_ID: 'us-east-1_Scripted',
  COGNITO_CLIENT_ID: 'website',
  COGNITO_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  COGNITO_SECRET_ACCESS_KEY: 'secret',
  IDENTITY_URL: `http://127.0.0.1:${port}`,
  IDENTITY_ISSUER: `http://127.0.0.1:${port}/us-east-1_Scripted`,
});

function answer(response: ServerResponse, reply: Reply): void {
  if (reply === 'silence') return;
  if (reply === 'half a response') {
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).write('{"Username":');
    return;
  }
  if ('html' in reply) {
    response.writeHead(reply.html, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    return;
  }
  const isRefusal = 'refusal' in reply;
  const body = isRefusal ? { __type: reply.refusal, message: reply.message ?? '' } : reply.body;
  const headers = { 'content-type': 'application/x-amz-json-1.1' };
  response.writeHead(isRefusal ? (reply.status ?? 400) : 200, headers).end(JSON.stringify(body));
}

import { browserName } from '#accounts/browser-name.ts';
import { adminOperations, refuseToAdministrators } from '#admin-operations/admin-operations.ts';
import { clientOperations, refuseToClients } from '#operations/client-operations.ts';
import { type Pool, tell } from '#pool.ts';
import { headerOf, type WireRequest } from '#signature/canonical-request.ts';
import { requireSignature } from '#signature/require-signature.ts';
import { knownBrowserCookie, readKnownBrowser } from '#throttling/known-browser.ts';
import { failure, type PoolAnswer, success } from './answer.ts';
import type { Caller } from './operation.ts';
import { Refusal, tooLarge, unreadable } from './refusal.ts';

export interface PoolRequest extends WireRequest {
  /** Whom the request comes from, as the server judged it. */
  readonly address: string;
  readonly isExemptFromAddressLimits?: boolean;
}

const service = 'AWSCognitoIdentityProviderService.';

/** One call over the wire. It never rejects. */
export async function handle(pool: Pool, request: PoolRequest): Promise<PoolAnswer> {
  const cookies: string[] = [];
  try {
    const { headers, ...answer } = success(await perform(pool, request, cookies));
    const [cookie] = cookies;
    return { ...answer, headers: cookie === undefined ? headers : { ...headers, 'set-cookie': cookie } };
  } catch (error) {
    return failure(error);
  }
}

async function perform(pool: Pool, request: PoolRequest, cookies: string[]): Promise<object> {
  const target = headerOf(request, 'x-amz-target') ?? '';
  const call = callIn(target);
  const { address, isExemptFromAddressLimits = false } = request;
  const browser = readKnownBrowser(request, pool.config.issuer);
  const remember = (sub: string) => void cookies.push(knownBrowserCookie(pool, browser, sub, request.url));
  const name = browserName(headerOf(request, 'user-agent') ?? '');
  const caller: Caller = {
    address,
    isExemptFromAddressLimits,
    browser,
    browserName: name,
    remember,
    call,
  };
  const open = clientOperations.get(call);
  if (open !== undefined) return open(pool, parseBody(request.body), caller);
  const isSigned = headerOf(request, 'authorization') !== undefined;
  refuseToClients(call, { isSigned });
  requireAdministrator(pool, request, caller);
  const admin = adminOperations.get(call);
  return admin === undefined ? refuseToAdministrators(call) : admin(pool, parseBody(request.body), caller);
}

/** What is asked for. A name goes into the log, so it must look like one. */
function callIn(target: string): string {
  const call = target.startsWith(service) ? target.slice(service.length) : '';
  if (!/^\w{1,64}$/.test(call)) throw new Refusal('UnknownOperationException', 'Unknown operation.');
  return call;
}

function requireAdministrator(pool: Pool, request: PoolRequest, { call, address }: Caller): void {
  try {
    requireSignature(pool, request);
  } catch (error) {
    tell(pool, { kind: 'admin-call-refused', call, sub: null, address });
    throw error;
  }
}

export const longestBody = 64 * 1_024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

export function parseBody(body: string | Uint8Array): unknown {
  if (body.length > longestBody) throw tooLarge();
  let value: unknown;
  try {
    const json = typeof body === 'string' ? body : utf8.decode(body);
    value = json.includes('null') ? JSON.parse(json, withoutNull) : JSON.parse(json);
  } catch {
    throw unreadable();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value;
}

/** In this protocol null says that something is not there, and one client writes it. */
const withoutNull = (_: string, value: unknown): unknown => value ?? undefined;

import { adminOperations } from '#admin-operations/admin-operations.ts';
import { clientOperations, requireAdminOperation } from '#operations/client-operations.ts';
import { type Caller, emitEvent, type Pool } from '#pool.ts';
import { getHeader, parseBody, type WireRequest } from '#protocol/request.ts';
import { errorResponse, PoolError, type PoolResponse, successResponse } from '#protocol/response.ts';
import { requireSignature } from '#signature/require-signature.ts';
import { createKnownBrowserCookie, readKnownBrowser } from '#throttling/known-browser.ts';

export interface PoolRequest extends WireRequest {
  /** The client's IP address. */
  readonly address: string;
  readonly isExemptFromAddressLimits?: boolean;
}

const targetPrefix = 'AWSCognitoIdentityProviderService.';

/** Never rejects. */
export async function handle(pool: Pool, request: PoolRequest): Promise<PoolResponse> {
  const cookies: string[] = [];
  try {
    const { headers, ...response } = successResponse(await dispatch(pool, request, cookies));
    const [cookie] = cookies;
    return { ...response, headers: cookie === undefined ? headers : { ...headers, 'set-cookie': cookie } };
  } catch (error) {
    return errorResponse(error);
  }
}

async function dispatch(pool: Pool, request: PoolRequest, cookies: string[]): Promise<object> {
  const operation = readOperation(getHeader(request, 'x-amz-target') ?? '');
  const { address, isExemptFromAddressLimits = false } = request;
  const browser = readKnownBrowser(request, pool.config.issuer);
  const caller: Caller = {
    address,
    isExemptFromAddressLimits,
    browser,
    userAgent: getHeader(request, 'user-agent') ?? '',
    rememberBrowser: (sub) => void cookies.push(createKnownBrowserCookie(pool, browser, sub, request.url)),
    operation,
  };
  const runAsClient = clientOperations.get(operation);
  if (runAsClient !== undefined) return runAsClient(pool, parseBody(request.body), caller);
  const isSigned = getHeader(request, 'authorization') !== undefined;
  requireAdminOperation(operation, { isSigned });
  requireAdministrator(pool, request, caller);
  const runAsAdmin = adminOperations.get(operation);
  if (runAsAdmin === undefined) {
    throw new PoolError('AccessDeniedException', `This user pool does not offer ${operation}`);
  }
  return runAsAdmin(pool, parseBody(request.body), caller);
}

/** The name is logged, so only letters, digits and underscores are allowed. */
function readOperation(target: string): string {
  const operation = target.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : '';
  if (!/^\w{1,64}$/.test(operation)) throw new PoolError('UnknownOperationException', 'Unknown operation.');
  return operation;
}

function requireAdministrator(pool: Pool, request: PoolRequest, { operation, address }: Caller): void {
  try {
    requireSignature(pool, request);
  } catch (error) {
    emitEvent(pool, { kind: 'admin-call-refused', operation, sub: null, address });
    throw error;
  }
}

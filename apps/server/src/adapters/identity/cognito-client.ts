import type {
  CognitoIdentityProvider,
  CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider';
import type { CompromisedPasswords } from './identity.ts';
import { IdentityUnavailable } from './identity.ts';

interface AccessKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface CognitoConfig {
  readonly region: string;
  /** Undefined for Amazon. */
  readonly endpoint: string | undefined;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** `iss` of its tokens. */
  readonly issuer: string;
  /** URL of its public keys. */
  readonly jwksUri: string;
  readonly compromisedPasswords?: CompromisedPasswords | undefined;
  /** Default: the role of the machine. */
  readonly credentials: AccessKey | null | undefined;
}

export interface CognitoLimits {
  readonly connectMs: number;
  readonly responseMs: number;
  /** Including the first. Retried are network faults, faults of Cognito and throttling. */
  readonly attempts: number;
}

export const cognitoLimits: CognitoLimits = { connectMs: 5_000, responseMs: 5_000, attempts: 3 };

/** Loads the SDK on demand: it takes megabytes, and most servers use the embedded pool. */
export async function cognitoClient(
  { region, endpoint, credentials }: CognitoConfig,
  limits: CognitoLimits,
): Promise<CognitoIdentityProvider> {
  const { CognitoIdentityProvider } = await import('@aws-sdk/client-cognito-identity-provider');
  return new CognitoIdentityProvider({
    region,
    maxAttempts: limits.attempts,
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.responseMs,
      // By default the handler only warns.
      throwOnRequestTimeout: true,
      socketTimeout: limits.responseMs,
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(isAtAmazon(endpoint) ? {} : { httpAuthSchemeProvider: signEverything }),
    // A copy, because the client changes it and the settings are frozen.
    ...(credentials ? { credentials: { ...credentials } } : {}),
  });
}

const isAtAmazon = (endpoint: string | undefined): boolean =>
  endpoint === undefined || /\.(amazonaws\.com(\.cn)?|api\.aws)$/.test(new URL(endpoint).hostname);

type AuthSchemes = NonNullable<CognitoIdentityProviderClientConfig['httpAuthSchemeProvider']>;

/**
 * The SDK does not sign SignUp, which is public at Amazon. The site's own pool accepts it only from a server, which it
 * recognizes by the signature.
 */
const signEverything: AuthSchemes = ({ region }) => [
  {
    schemeId: 'aws.auth#sigv4',
    signingProperties: { name: 'cognito-idp', region },
    propertiesExtractor: (config, context) => ({ signingProperties: { config, context } }),
  },
];

/**
 * Throws Cognito's refusals unchanged and everything else as `IdentityUnavailable`: network faults, missing credentials,
 * HTML from a proxy, faults of Cognito, and throttling.
 */
export async function callCognito<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    throw isRefusal(error) ? error : new IdentityUnavailable(error);
  }
}

const throttling = new Set(['LimitExceededException', 'ThrottlingException', 'TooManyRequestsException']);

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('$metadata' in error) || !('$fault' in error)) return false;
  return error.$fault === 'client' && !throttling.has(error.name);
}

/** Cognito identifies refusals by name. */
export const isNamed = (error: unknown, ...names: readonly string[]): error is Error =>
  error instanceof Error && names.includes(error.name);

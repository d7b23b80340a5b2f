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
  /** Where the pool answers, if not at Amazon. */
  readonly endpoint: string | undefined;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** `iss` of its tokens. */
  readonly issuer: string;
  /** Where its public keys lie. */
  readonly jwksUri: string;
  readonly compromisedPasswords?: CompromisedPasswords | undefined;
  /** Without them, those of the machine's own role. */
  readonly credentials: AccessKey | null | undefined;
}

export interface CognitoLimits {
  readonly connectMs: number;
  readonly answerMs: number;
  /** The first time counts. What is tried again is a fault on the way, or of Cognito, or that it is too busy. */
  readonly attempts: number;
}

export const cognitoLimits: CognitoLimits = { connectMs: 5_000, answerMs: 5_000, attempts: 3 };

/** The library weighs megabytes, and most servers keep their members themselves. */
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
      requestTimeout: limits.answerMs,
      // Without it the handler only warns.
      throwOnRequestTimeout: true,
      socketTimeout: limits.answerMs,
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(isAtAmazon(endpoint) ? {} : { httpAuthSchemeProvider: signEverything }),
    // A copy, because the client writes on it, and settings are frozen.
    ...(credentials ? { credentials: { ...credentials } } : {}),
  });
}

const isAtAmazon = (endpoint: string | undefined): boolean =>
  endpoint === undefined || /\.(amazonaws\.com(\.cn)?|api\.aws)$/.test(new URL(endpoint).hostname);

type AuthSchemes = NonNullable<CognitoIdentityProviderClientConfig['httpAuthSchemeProvider']>;

/**
 * SignUp is open to everybody at Amazon, and so the library does not sign it. A pool of our own that answers elsewhere
 * lets only a server sign somebody up, and knows it by the signature.
 */
const signEverything: AuthSchemes = ({ region }) => [
  {
    schemeId: 'aws.auth#sigv4',
    signingProperties: { name: 'cognito-idp', region },
    propertiesExtractor: (config, context) => ({ signingProperties: { config, context } }),
  },
];

/**
 * The answer to a question, or what Cognito has against it. Everything else is no answer: the network, credentials
 * that cannot be fetched, a proxy that speaks HTML, a fault of theirs, or too many questions.
 */
export async function callCognito<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    throw isRefusal(error) ? error : new IdentityUnavailable(error);
  }
}

const tooBusy = new Set(['LimitExceededException', 'ThrottlingException', 'TooManyRequestsException']);

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('$metadata' in error) || !('$fault' in error)) return false;
  return error.$fault === 'client' && !tooBusy.has(error.name);
}

/** Cognito's refusals go by their names. */
export const isNamed = (error: unknown, ...names: readonly string[]): error is Error =>
  error instanceof Error && names.includes(error.name);

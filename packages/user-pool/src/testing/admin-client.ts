import {
  AdminConfirmSignUpCommand,
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientId, poolId } from './settings.ts';

export const adminKey = {
  accessKeyId: 'AKIDWAYFARETEST1',
  secretAccessKey: 'a-secret-that-has-forty-characters-in-it',
};

/** The pool's region is what its id begins with. */
const region = 'local';

/** The SDK signs what AWS wants signed, which SignUp is not; here it is. */
const signsEverything: NonNullable<CognitoIdentityProviderClientConfig['httpAuthSchemeProvider']> = (
  parameters,
) => [
  {
    schemeId: 'aws.auth#sigv4',
    signingProperties: { name: 'cognito-idp', region: parameters.region },
    propertiesExtractor: (config, context) => ({ signingProperties: { config, context } }),
  },
];

export const signsNothing: typeof signsEverything = () => [{ schemeId: 'smithy.api#noAuth' }];

/** The official SDK, with the key or whatever else is given. */
export const adminClient = (
  endpoint: string,
  given: CognitoIdentityProviderClientConfig = {},
): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({
    endpoint,
    region,
    credentials: adminKey,
    maxAttempts: 1,
    httpAuthSchemeProvider: signsEverything,
    ...given,
  });

/** Somebody who can sign in, made over the wire. */
export async function makeMember(client: CognitoIdentityProviderClient, Username: string, Password: string) {
  const UserAttributes = [{ Name: 'name', Value: 'Ruth' }];
  await client.send(new SignUpCommand({ ClientId: clientId, Username, Password, UserAttributes }));
  await client.send(new AdminConfirmSignUpCommand({ UserPoolId: poolId, Username }));
}

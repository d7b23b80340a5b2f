import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { clientId, poolId } from '#testing/settings.ts';
import { type BasicClient, type Outcome, toRefusal } from './client.ts';

const promisify = <Result>(call: (callback: (error?: unknown, result?: Result) => void) => void) =>
  new Promise<Result>((resolve, reject) =>
    call((error, result) => (error || result === undefined ? reject(error) : resolve(result))),
  );

function memoryStorage() {
  const stored = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void stored.set(key, value),
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

export function identityJsClient(endpoint: string): BasicClient {
  const Storage = memoryStorage();
  const Pool = new CognitoUserPool({ UserPoolId: poolId, ClientId: clientId, endpoint, Storage });
  let user = new CognitoUser({ Username: 'unknown', Pool, Storage });
  const session = () => promisify<CognitoUserSession>((done) => user.getSession(done));
  const callbacks = (resolve: (outcome: Outcome) => void) => ({
    onSuccess: () => resolve({ status: 'signed-in' }),
    onFailure: (error: unknown) => resolve(toRefusal(error)),
  });
  return {
    signIn(Username, Password) {
      user = new CognitoUser({ Username, Pool, Storage });
      const details = new AuthenticationDetails({ Username, Password });
      return new Promise((resolve) => user.authenticateUser(details, callbacks(resolve)));
    },
    accessToken: async () => (await session()).getAccessToken().getJwtToken(),
    async refresh() {
      const refreshToken = (await session()).getRefreshToken();
      return promisify((done) => user.refreshSession(refreshToken, done)).then(
        () => true,
        () => false,
      );
    },
    changePassword: (from, to) =>
      promisify((done) => user.changePassword(from, to, done)).then(
        () => ({ status: 'changed' }) as const,
        toRefusal,
      ),
    signOut: async () => user.signOut(),
    [Symbol.dispose]: () => Storage.clear(),
  };
}

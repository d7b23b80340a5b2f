import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { clientId, poolId } from '#testing/settings.ts';
import { type Client, type Outcome, toRefusal } from './client.ts';

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

export function identityJsClient(endpoint: string): Client {
  const Storage = memoryStorage();
  const Pool = new CognitoUserPool({ UserPoolId: poolId, ClientId: clientId, endpoint, Storage });
  let user = new CognitoUser({ Username: 'unknown', Pool, Storage });
  const session = () => promisify<CognitoUserSession>((done) => user.getSession(done));
  const callbacks = (resolve: (outcome: Outcome) => void) => ({
    onSuccess: () => resolve({ status: 'signed-in' }),
    onFailure: (error: unknown) => resolve(toRefusal(error)),
    newPasswordRequired: () => resolve({ status: 'new-password-required' }),
  });
  return {
    signIn(Username, Password) {
      user = new CognitoUser({ Username, Pool, Storage });
      const details = new AuthenticationDetails({ Username, Password });
      return new Promise((resolve) => user.authenticateUser(details, callbacks(resolve)));
    },
    chooseNewPassword: (password) =>
      new Promise((resolve) => user.completeNewPasswordChallenge(password, {}, callbacks(resolve))),
    accessToken: async () => (await session()).getAccessToken().getJwtToken(),
    idClaims: async () => (await session()).getIdToken().decodePayload(),
    async refresh() {
      const refreshToken = (await session()).getRefreshToken();
      return promisify((done) => user.refreshSession(refreshToken, done)).then(
        () => true,
        () => false,
      );
    },
    async attributes() {
      const list = await promisify<CognitoUserAttribute[]>((done) => user.getUserAttributes(done));
      return Object.fromEntries(list.map((each) => [each.getName(), each.getValue()]));
    },
    async changeName(Value) {
      const name = new CognitoUserAttribute({ Name: 'name', Value });
      await promisify((done) => user.updateAttributes([name], done));
    },
    changePassword: (from, to) =>
      promisify((done) => user.changePassword(from, to, done)).then(
        () => ({ status: 'changed' }) as const,
        toRefusal,
      ),
    async signOut(how) {
      if (how === 'here') user.signOut();
      else if (how === 'revoking') await new Promise<void>((resolve) => user.signOut(resolve));
      else {
        await new Promise<unknown>((onSuccess, onFailure) => user.globalSignOut({ onSuccess, onFailure }));
      }
    },
    [Symbol.dispose]: () => Storage.clear(),
  };
}

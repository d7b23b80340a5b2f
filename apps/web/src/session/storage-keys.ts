/** What the pages keep in the browser's session storage, by the names that are published. */
export const sessionKeys = {
  signupEmail: 'signupEmail',
  signupToken: 'signupToken',
  accessToken: 'accessToken',
  idToken: 'CognitoAuthToken',
  groups: 'CognitoUserGroups',
} as const;

/** The identity provider's own library keeps its keys in local storage under this. */
export const identityPrefix = 'CognitoIdentityServiceProvider';

export const lastMemberKey = (userPoolClientId: string): string =>
  `${identityPrefix}.${userPoolClientId}.LastAuthUser`;

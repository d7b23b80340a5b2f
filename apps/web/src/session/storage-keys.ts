/** Keys in session storage, whose names are specified. */
export const sessionKeys = {
  signupEmail: 'signupEmail',
  signupToken: 'signupToken',
  accessToken: 'accessToken',
  idToken: 'CognitoAuthToken',
  groups: 'CognitoUserGroups',
} as const;

/** Prefix of the provider's keys in local storage. */
export const identityPrefix = 'CognitoIdentityServiceProvider';

export const lastMemberKey = (userPoolClientId: string): string =>
  `${identityPrefix}.${userPoolClientId}.LastAuthUser`;

/** The text size and the theme of this device, as "3 dark". */
export const preferencesKey = 'wayfare-look';

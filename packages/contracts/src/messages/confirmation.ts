/** Values of `error` in the query of `/confirm-error`. */
const confirmationLinkErrors = ['expired', 'mismatch', 'other'] as const;
export type ConfirmationLinkError = (typeof confirmationLinkErrors)[number];

export const confirmationLinkMessages: Readonly<Record<ConfirmationLinkError, string>> = {
  expired: 'Your confirmation link has expired.',
  mismatch: "The confirmation link doesn't match the email.",
  other: 'Something went wrong confirming your account.',
};

export const toConfirmationLinkError = (value: string | null): ConfirmationLinkError =>
  confirmationLinkErrors.find((error) => error === value) ?? 'other';

export const confirmMessages = {
  missing: 'Missing confirmation link details.',
  confirmed: 'Your email has been confirmed! Redirecting to dashboard...',
  failed: (error: string | undefined) => `Confirmation failed: ${error || 'Unknown error'}`,
  unexpected: 'An unexpected error occurred while confirming your account.',
} as const;

export const resendMessages = {
  sent: 'A new confirmation link has been sent to your email.',
  failed: (error: string | undefined) => `Failed to resend: ${error || 'Unknown error'}`,
  unexpected: 'An unexpected error occurred.',
} as const;

export const verifyCheckoutMessages = {
  missing: 'Missing session ID.',
  failed: 'There was an error verifying your subscription.',
} as const;

import { isSignupEmail } from '@wayfare/contracts/rules/email';

/** What the form lets through and no mail could be addressed to: nobody should pay for that. */
const notInOneAddress = /[\p{Cc}<>",;:()[\]\\]/u;

export const isMailable = (email: string): boolean => isSignupEmail(email) && !notInOneAddress.test(email);

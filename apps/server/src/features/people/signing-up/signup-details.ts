import { canonicalEmail, isSignupEmail } from '@wayfare/contracts/rules/email';
import { nameFault, tidyName } from '@wayfare/contracts/rules/member-name';
import { type SignupDetails, signupFaults, validateSignup } from '@wayfare/contracts/rules/signup';
import { problem } from '#http/answers/problems.ts';

/** As they will be kept, if they pass all the rules of the form. */
export function readDetails(typed: SignupDetails): SignupDetails {
  const { password } = typed;
  const name = tidyName(typed.name);
  const email = canonicalEmail(typed.email);
  const verdict = validateSignup({ name, email, password });
  if (!verdict.isValid) throw invalid(signupFaults[verdict.reason]);
  if (!isMailable(email)) throw invalid(signupFaults.email);
  const fault = nameFault(name);
  if (fault !== null) throw invalid(fault);
  return { name, email, password };
}

const invalid = (message: string) => problem('signup_invalid', { message });

/** What the form lets through and no mail could be addressed to: nobody should pay for that. */
const notInOneAddress = /[\p{Cc}<>",;:()[\]\\]/u;

export const isMailable = (email: string): boolean => isSignupEmail(email) && !notInOneAddress.test(email);

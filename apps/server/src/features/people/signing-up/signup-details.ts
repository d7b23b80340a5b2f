import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { nameFault, tidyName } from '@wayfare/contracts/rules/member-name';
import { type SignupDetails, signupFaults, validateSignup } from '@wayfare/contracts/rules/signup';
import { problem } from '#http/answers/problems.ts';
import { isMailable } from './mailable.ts';

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

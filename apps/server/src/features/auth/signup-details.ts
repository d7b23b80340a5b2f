import { canonicalEmail } from '@wayfare/contracts/email';
import { type SignupDetails, signupFaults, validateSignup } from '@wayfare/contracts/signup';
import { problem } from '#http/problems.ts';
import { isMailable } from './mailable.ts';

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** As they will be kept, if they pass all the rules of the form. */
export function readDetails(typed: SignupDetails): SignupDetails {
  const { password } = typed;
  const name = typed.name.normalize('NFC').trim();
  const email = canonicalEmail(typed.email);
  const verdict = validateSignup({ name, email, password });
  if (!verdict.isValid) throw invalid(signupFaults[verdict.reason]);
  if (!isMailable(email)) throw invalid(signupFaults.email);
  if (controls.test(name)) throw invalid('Please write your name on one line, without control characters.');
  return { name, email, password };
}

const invalid = (message: string) => problem('signup_invalid', { message });

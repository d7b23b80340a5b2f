import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { forgetPlanChoice } from '#session/plan-choice.ts';
import { findStagedSignup, keepPaidPage } from '#session/staged-signup.ts';

/** What was chosen is paid; where it was for the signup of this browser, /subscribe need not ask for it again. */
export function notePaid(sessionId: string, email: string | null): void {
  forgetPlanChoice();
  const signup = findStagedSignup();
  if (signup && email !== null && canonicalEmail(signup.email) === canonicalEmail(email)) {
    keepPaidPage(sessionId);
  }
}

import type { Authentication } from '#checkout/complete-session.ts';
import type { PageAnswer } from '#http/page-route.ts';
import { show } from './answers.ts';
import type { PageContext } from './context.ts';
import { html } from './html.ts';
import { postForm } from './posting.ts';

/** The bank's own page, which asks whether it is really the owner of the card. */
export const authenticationPage = (
  context: PageContext,
  page: { readonly action: string; readonly back: string; readonly formsLeadTo?: readonly string[] },
): PageAnswer =>
  show({
    title: '3-D Secure',
    top: { kind: 'way back', address: page.back, words: 'Back' },
    ...(page.formsLeadTo === undefined ? {} : { formsLeadTo: page.formsLeadTo }),
    main: html`<div class="narrow">
<h1>Your bank asks: is it you?</h1>
<p>This stands in for the page that a bank shows for a card with 3-D Secure. Say how it should end.</p>
${postForm(
  context,
  page.action,
  html`<div class="buttons">
<button class="button" name="answer" value="passed" data-busy="Processing…">Complete authentication</button>
<button class="button plain" name="answer" value="failed" data-busy="Processing…">Fail authentication</button>
</div>`,
)}
</div>`,
  });

/** Null where no button of the page was pressed. */
export function findAuthentication(form: URLSearchParams): Authentication | null {
  const answer = form.get('answer');
  return answer === 'passed' || answer === 'failed' ? answer : null;
}

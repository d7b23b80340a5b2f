// The only door by which text becomes a document here. Under `require-trusted-types-for 'script'` no other is open,
// and what comes in by this one never runs: nothing in it is loaded, and only what a reader of it picks out is shown.
interface Policy {
  createHTML(html: string): string;
}

const policy = policyNamed('wayfare');

/** The page's content security policy names it, and lets it be made once. */
function policyNamed(name: string): Policy {
  const rules: Policy = { createHTML: (html) => html };
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}

declare global {
  // Browsers that do not know it yet parse plain text as they always did.
  // oxlint-disable-next-line no-var -- a global cannot be declared otherwise
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

export function inertBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body;
}

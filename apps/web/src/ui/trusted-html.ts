// The only door by which text becomes a document here. Under `require-trusted-types-for 'script'` no other is open,
// and what comes in by this one never runs: nothing in it is loaded, and only what a reader of it picks out is shown.
interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

const policy = createPolicy('wayfare');

/** The page's content security policy names it, and lets it be made once. */
function createPolicy(name: string): Policy {
  const rules: Policy = { createHTML: (html) => html, createScriptURL: requireSameOrigin };
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}

function requireSameOrigin(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new Error('Not a script of ours.');
  return address;
}

declare global {
  // Browsers that do not know it yet parse plain text as they always did.
  // oxlint-disable-next-line no-var -- a global cannot be declared otherwise
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

export function parseInertHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body;
}

/** For a script that runs beside the page: one of this site's own files, which the page's policy lets run anyway. */
export const toTrustedScriptUrl = (address: string): string => policy.createScriptURL(address);

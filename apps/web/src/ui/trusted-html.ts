// The only place that turns text into a document under `require-trusted-types-for 'script'`. DOMParser runs no
// scripts and loads nothing.
interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

const policy = createPolicy('wayfare');

/** Named in the Content-Security-Policy, which allows it once. */
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
  // oxlint-disable-next-line no-var -- globals can be declared only this way
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

export const parseInertHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body;

/** For workers: only files of this site. */
export const toTrustedScriptUrl = (address: string): string => policy.createScriptURL(address);

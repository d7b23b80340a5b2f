import { hkdfSync } from 'node:crypto';

/** The sandbox listens on this machine only, and its money is none. */
export const sandboxKey = 'sk_test_wayfare';

/** Another one for each data directory, and the same at each start. */
export function sandboxSecret(siteSecret: Uint8Array): string {
  const bytes = Buffer.from(hkdfSync('sha256', siteSecret, '', 'wayfare sandbox webhook', 32));
  return `whsec_${bytes.toString('base64url')}`;
}

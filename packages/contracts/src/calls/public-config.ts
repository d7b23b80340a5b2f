import * as z from 'zod/mini';

/** Where a service answers: an address, or a path on the site's own origin. */
const base = z.string().check(z.regex(/^(https?:\/\/|\/)/));

/** What `/config.json` holds, and what every page carries: the settings that a browser must know. */
export const publicConfig = z.object({
  bases: z.object({
    auth: base,
    reset: base,
    checkout: base,
    subscription: base,
    homily: base,
    blog: base,
    search: base,
  }),
  identity: z.object({
    /** The exact address that the identity provider's client posts to. */
    endpoint: z.string(),
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    issuer: z.string(),
  }),
  siteName: z.string(),
  memberName: z.string(),
  supportEmail: z.string(),
  /** A hero image's address is this, a slash and its key. */
  mediaBase: base,
  donationPriceId: z.string(),
  /** While payments are not real, every page says so. */
  testMode: z.boolean(),
  /** Whether subscribers may open one day's homily to a friend; absent where they may. */
  mayPassOn: z.optional(z.boolean()),
  /** Whether readers may keep days on their device; absent where they may. */
  mayReadOffline: z.optional(z.boolean()),
});

export type PublicConfig = z.infer<typeof publicConfig>;

import * as z from 'zod/mini';

/** The base URL of a service: absolute, or a path on this site. */
const base = z.string().check(z.regex(/^(https?:\/\/|\/)/));

/** The content of `/config.json`, also inlined in every page. */
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
    /** The URL that the identity client posts to. */
    endpoint: z.string(),
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    issuer: z.string(),
  }),
  siteName: z.string(),
  memberName: z.string(),
  supportEmail: z.string(),
  /** Hero images are at `mediaBase/key`. */
  mediaBase: base,
  donationPriceId: z.string(),
  /** Payments are not real, and every page says so. */
  testMode: z.boolean(),
  /** Subscribers can share a day. True if absent. */
  canShare: z.optional(z.boolean()),
  /** Subscribers can read offline. True if absent. */
  canReadOffline: z.optional(z.boolean()),
});

export type PublicConfig = z.infer<typeof publicConfig>;

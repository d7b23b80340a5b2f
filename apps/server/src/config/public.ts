import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { Config } from '#config.ts';

/** The settings that browsers may see, listed explicitly. */
export function publicConfig(config: Config): PublicConfig {
  const { endpoint, userPoolId, userPoolClientId, issuer } = config.identity;
  return {
    bases: config.services,
    identity: { endpoint, userPoolId, userPoolClientId, issuer },
    siteName: config.site.name,
    memberName: config.site.memberName,
    supportEmail: config.site.supportEmail,
    mediaBase: config.mediaBase,
    donationPriceId: config.donationPriceId,
    testMode: config.testMode,
    canShare: config.canShare,
    canReadOffline: config.canReadOffline,
  };
}

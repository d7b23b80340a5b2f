import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { isPaymentAddress } from '#islands/payment-address.ts';

interface PortalLinkProps {
  config: PublicConfig;
  /** Null where the payment provider could not be asked for it. */
  portalUrl: string | null;
}

export function PortalLink({ config, portalUrl }: PortalLinkProps) {
  if (portalUrl === null || !isPaymentAddress(portalUrl)) {
    return (
      <p className="soft">
        The portal cannot be reached from here just now. Please come back in a while, or write to{' '}
        <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>, and we help you with it.
      </p>
    );
  }
  return (
    <p>
      <a className="btn" href={portalUrl} target="_blank" rel="noopener">
        Manage billing <span aria-hidden="true">↗</span>
        <span className="vh">(opens in a new tab)</span>
      </a>
    </p>
  );
}

import { createPortalSession } from '@wayfare/contracts/calls/subscription';
import type { MouseEvent } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { useMember } from '#app/member/member.tsx';
import { isPaymentAddress } from '#islands/payment-address.ts';

interface PortalLinkProps {
  /** The portal's log-in page. Null if the payment provider was unreachable. */
  portalUrl: string | null;
}

/** Opens the portal without its log-in. Falls back to the log-in page. */
export function PortalLink({ portalUrl }: PortalLinkProps) {
  const { config } = useMember();
  if (portalUrl === null || !isPaymentAddress(portalUrl)) {
    return (
      <p className="soft">
        We can’t open the billing page right now. Please try again in a few minutes, or write to{' '}
        <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>, and we will help you.
      </p>
    );
  }

  function enter(event: MouseEvent, loginUrl: string) {
    // Modified clicks follow the plain link.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A tab can only be opened during the click. If it is blocked, the browser follows the link.
    const tab = open('', '_blank');
    if (tab === null) return;
    event.preventDefault();
    tab.opener = null;
    tab.document.title = 'Opening your billing…';
    withToken(config, (token) => call(createPortalSession, {}, { config, token })).then(
      ({ url }) => tab.location.replace(isPaymentAddress(url) ? url : loginUrl),
      () => tab.location.replace(loginUrl),
    );
  }

  return (
    <p>
      <a
        className="btn"
        href={portalUrl}
        target="_blank"
        rel="noopener"
        onClick={(event) => enter(event, portalUrl)}
      >
        Manage billing <span aria-hidden="true">↗</span>
        <span className="vh">(opens in a new tab)</span>
      </a>
    </p>
  );
}

import { createPortalSession } from '@wayfare/contracts/calls/subscription';
import type { MouseEvent } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { useMember } from '#app/member/member.tsx';
import { isPaymentAddress } from '#islands/payment-address.ts';

interface PortalLinkProps {
  /** Where anybody logs in to the portal; null where the payment provider could not be asked for it. */
  portalUrl: string | null;
}

/** Leads to the provider's portal, past its log-in: whoever is here has logged in. Where that fails, to the log-in. */
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
    // Somebody who wants it in a place of their own gets the plain link.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A browser opens a tab only while the click is under way; where it opens none, it follows the link.
    const tab = open('', '_blank');
    if (tab === null) return;
    event.preventDefault();
    // What opens there has no hold on this page.
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

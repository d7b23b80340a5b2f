import { canEditHomilies, canReadActivity, canReadSiteStatus } from '@wayfare/contracts/rules/policies';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isWithin, paths } from '#paths.ts';
import { useMember } from '../member/member.tsx';
import { useToday } from '../member/page-hooks.ts';
import { LogOut } from './log-out.tsx';

interface SidebarLinkProps {
  to: string;
  /** Paths below this one that have their own entry. */
  without?: readonly string[];
  children: ReactNode;
}

function SidebarLink({ to, without, children }: SidebarLinkProps) {
  const { pathname } = useLocation();
  const isHere = isWithin(pathname, to) && without?.some((path) => isWithin(pathname, path)) !== true;
  return (
    <li>
      <Link to={to} aria-current={isHere ? 'page' : undefined}>
        {children}
      </Link>
    </li>
  );
}

/** Disabled without a subscription; the hint says why. */
function ClosedLink({ children }: Pick<SidebarLinkProps, 'children'>) {
  return (
    <li>
      <span className="closed" aria-disabled="true" aria-describedby="closed-why">
        {children}
      </span>
    </li>
  );
}

/** Navigation on large screens. */
export function Sidebar({ reviewCount }: { reviewCount: number | null }) {
  const { config, access, person } = useMember();
  const today = useToday();
  const isOpen = access === 'open';
  const SubscriberLink = isOpen ? SidebarLink : ClosedLink;

  return (
    <header className="side">
      <a className="brand" href="/">
        <svg viewBox="0 0 28 24" aria-hidden="true">
          <use href="#logo" />
        </svg>
        {config.siteName}
      </a>
      <nav aria-label="Dashboard">
        <div>
          <ul className="plain">
            <SidebarLink to={paths.profile}>Profile</SidebarLink>
            <SidebarLink to={paths.subscription}>Subscription</SidebarLink>
            <SidebarLink to={paths.settings}>Settings</SidebarLink>
            {canReadSiteStatus(person) && <SidebarLink to={paths.siteStatus}>How the site is</SidebarLink>}
          </ul>
        </div>
        <div>
          <p className="group-title" id="good-news">
            Good News
          </p>
          <ul className="plain" aria-labelledby="good-news">
            <SubscriberLink to={paths.homily(today)}>Today</SubscriberLink>
            <SubscriberLink to={paths.homilies} without={[paths.writeHomilies, paths.homily(today)]}>
              Homilies
            </SubscriberLink>
            {isOpen && canEditHomilies(person) && (
              <SidebarLink to={paths.writeHomilies}>
                Write<span className="vh"> homilies</span>
              </SidebarLink>
            )}
            <SubscriberLink to={paths.blog}>Blog</SubscriberLink>
            <SubscriberLink to={paths.search}>Search</SubscriberLink>
            <SidebarLink to={paths.saved}>Saved</SidebarLink>
            {reviewCount !== null && <SidebarLink to={paths.review}>Review ({reviewCount})</SidebarLink>}
            {canReadActivity(person) && <SidebarLink to={paths.activity}>Activity</SidebarLink>}
          </ul>
          {!isOpen && (
            <p className="hint why" id="closed-why">
              {access === 'closed'
                ? 'These come with a subscription.'
                : 'These open as soon as we have checked your subscription.'}
            </p>
          )}
        </div>
        <div>
          <LogOut />
        </div>
      </nav>
    </header>
  );
}

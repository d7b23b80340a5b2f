import { getInitials } from '@wayfare/contracts/rules/initials';
import { canEditHomilies, canEditPosts, canReadActivity } from '@wayfare/contracts/rules/policies';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { blogPaths, isWithin, paths } from '#paths.ts';
import { dayOfMonth } from '#ui/format-date.ts';
import { getDisplayName, useMember } from '../member/member.tsx';
import { useToday } from '../member/page-hooks.ts';
import { LogOut } from './log-out.tsx';

/** Navigation on phones. */
export function BottomBar({ reviewCount }: { reviewCount: number | null }) {
  const member = useMember();
  const { pathname } = useLocation();
  const today = useToday();
  const name = getDisplayName(member);
  const isToday = isWithin(pathname, paths.homily(today));
  const isReading = !isToday && isWithin(pathname, paths.homilies);
  const isBlog = isWithin(pathname, paths.blog) || pathname === paths.pictures;
  const isSearch = pathname === paths.search || isWithin(pathname, paths.gospel);
  return (
    <nav className="bar" aria-label="Places">
      <BottomBarLink to={paths.homily(today)} isHere={isToday} label="Today">
        <TodayIcon day={dayOfMonth(today)} />
      </BottomBarLink>
      <BottomBarLink to={paths.homilies} isHere={isReading} label="Homilies">
        <HomiliesIcon />
      </BottomBarLink>
      <BottomBarLink to={paths.blog} isHere={isBlog} label="Blog">
        <BlogIcon />
      </BottomBarLink>
      <BottomBarLink to={paths.search} isHere={isSearch} label="Search">
        <SearchIcon />
      </BottomBarLink>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-haspopup="dialog"
        aria-current={isToday || isReading || isBlog || isSearch ? undefined : 'true'}
      >
        <span className="initials" aria-hidden="true">
          {getInitials(name).slice(0, 2)}
        </span>
        <span className="word">{name}</span>
      </button>
      <AccountMenu name={name} reviewCount={reviewCount} />
    </nav>
  );
}

interface BottomBarLinkProps {
  to: string;
  isHere: boolean;
  label: string;
  /** The icon. */
  children: ReactNode;
}

function BottomBarLink({ to, isHere, label, children }: BottomBarLinkProps) {
  const isOpen = useMember().access === 'open';
  const content = (
    <>
      {children}
      <span className="word">{label}</span>
    </>
  );
  return isOpen ? (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {content}
    </Link>
  ) : (
    <span className="closed" aria-disabled="true" aria-describedby="closed-why">
      {content}
    </span>
  );
}

/** The log-out is set apart, against slips. */
function AccountMenu({ name, reviewCount }: { name: string; reviewCount: number | null }) {
  const { person, access } = useMember();
  const { pathname, key } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  // Closes on navigation.
  useEffect(() => {
    if (key !== '') menu.current?.hidePopover();
  }, [key]);
  const isOpen = access === 'open';
  const menuItem = (to: string, label: string) => (
    <li>
      <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
  return (
    <div
      className="account-menu"
      id="account-menu"
      popover="auto"
      role="dialog"
      aria-labelledby="account-menu-name"
      ref={menu}
      onToggle={({ newState }) => newState === 'open' && close.current?.focus({ preventScroll: true })}
    >
      <div className="account-menu-head">
        <h2 id="account-menu-name">{name}</h2>
        <button
          className="quiet"
          type="button"
          popoverTarget="account-menu"
          popoverTargetAction="hide"
          ref={close}
        >
          Close
        </button>
      </div>
      <ul className="plain">
        {menuItem(paths.profile, 'Profile')}
        {menuItem(paths.saved, 'Saved')}
        {menuItem(paths.subscription, 'Subscription')}
        {menuItem(paths.settings, 'Settings')}
        {isOpen && canEditHomilies(person) && menuItem(paths.writeHomilies, 'Write homilies')}
        {reviewCount !== null && menuItem(paths.review, `Review (${reviewCount})`)}
        {canReadActivity(person) && menuItem(paths.activity, 'Activity')}
        {isOpen && canEditPosts(person) && menuItem(blogPaths.newPost, 'Write a post')}
        <li className="log-out-item">
          <LogOut />
        </li>
      </ul>
    </div>
  );
}

const TodayIcon = ({ day }: { day: number }) => (
  <svg className="sign" viewBox="0 0 26 26" aria-hidden="true">
    <path d="M3.3 8v15.5h19.4V8" />
    <path d="M2.5 3.2h21" strokeWidth="2.6" strokeLinecap="butt" />
    <path className="p" d="M2.5 5.6h21v2.6h-21z" />
    <text x="13" y="20.3">
      {day}
    </text>
  </svg>
);

const HomiliesIcon = () => (
  <svg className="sign" viewBox="0 0 26 26" aria-hidden="true">
    <path d="M12.5 5.7h11M12.5 13h11M12.5 20.3h7" />
    <path className="fill" d="M2.5 3H9v2.2H2.5zM2.5 10.3H9v2.2H2.5zM2.5 17.6H9v2.2H2.5z" />
    <path className="p" d="M2.5 6.2H9v2.2H2.5zM2.5 13.5H9v2.2H2.5zM2.5 20.8H9V23H2.5z" />
  </svg>
);

const BlogIcon = () => (
  <svg className="sign" viewBox="0 0 26 26" aria-hidden="true">
    <path d="M4 3h18v20H4z" />
    <path className="p" d="M7.2 12.2 12 6.8l2.8 3.1 2-2 2.4 4.3z" />
    <path d="M7.5 16h11M7.5 19.3h7" />
  </svg>
);

const SearchIcon = () => (
  <svg className="sign" viewBox="0 0 26 26" aria-hidden="true">
    <circle cx="11" cy="11" r="7.4" />
    <path d="m16.5 16.5 6 6" strokeWidth="2.6" />
  </svg>
);

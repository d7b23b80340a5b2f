import { NavLink } from 'react-router';
import { signOut } from '#session/session.ts';
import { addresses } from './addresses.ts';
import { useMember } from './member.tsx';

function Place({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <NavLink to={to}>{children}</NavLink>
    </li>
  );
}

/** A place that opens with a subscription: it says why it is closed, and where to open it. */
function ClosedPlace({ children }: { children: string }) {
  return (
    <li>
      <span className="closed" aria-disabled="true" aria-describedby="closed-why">
        {children}
      </span>
    </li>
  );
}

export function Sidebar() {
  const { config, isActive } = useMember();
  const GoodNews = isActive ? Place : ClosedPlace;

  async function leave() {
    await signOut(config);
    location.assign('/login');
  }

  return (
    <header className="side">
      <a className="brand" href="/">
        <svg viewBox="0 0 28 24" aria-hidden="true">
          <use href="#mark" />
        </svg>
        {config.siteName}
      </a>
      <nav aria-label="Dashboard">
        <div>
          <ul className="pl">
            <Place to={addresses.profile}>Profile</Place>
            <Place to={addresses.subscription}>Subscription</Place>
            <Place to={addresses.settings}>Settings</Place>
          </ul>
        </div>
        <div>
          <p className="grp" id="good-news">
            Good News
          </p>
          <ul className="pl" aria-labelledby="good-news">
            <GoodNews to={addresses.homilies}>Homilies</GoodNews>
            <GoodNews to={addresses.blog}>Blog</GoodNews>
          </ul>
          {!isActive && (
            <p className="hint why" id="closed-why">
              These open with a subscription.
            </p>
          )}
        </div>
        <div>
          <button type="button" onClick={() => void leave()}>
            Log Out
          </button>
        </div>
      </nav>
    </header>
  );
}

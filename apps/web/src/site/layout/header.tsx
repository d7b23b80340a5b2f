import { Logo } from '../illustrations/logo.tsx';

export function Brand({ siteName }: { siteName: string }) {
  return (
    <a className="brand" href="/">
      <Logo />
      {siteName}
    </a>
  );
}

/** Where signing in happens: in a dialog on pages that inform, on a page of its own where a form already stands. */
export type LoginTarget = 'dialog' | 'page';

interface HeaderProps {
  siteName: string;
  login: LoginTarget;
  /** Not to somebody who has signed up already. */
  offersTrial?: boolean;
}

export function Header({ siteName, login, offersTrial = true }: HeaderProps) {
  return (
    <header className="top" id="top">
      <div className="wrap">
        <Brand siteName={siteName} />
        <nav aria-label="Account">
          {/* Which of the two is shown, the script of the page decides: the page itself is the same for everybody. */}
          <a className="btn small for-member" href="/dashboard">
            Open today’s page
          </a>
          {login === 'dialog' ? (
            <button
              className="quiet for-visitor"
              type="button"
              command="show-modal"
              commandfor="login-dialog"
            >
              Login
            </button>
          ) : (
            <a className="quiet for-visitor" href="/login">
              Login
            </a>
          )}
          {offersTrial && (
            <a className="btn small for-visitor" href="/signup">
              Try 7 days free
            </a>
          )}
        </nav>
      </div>
    </header>
  );
}

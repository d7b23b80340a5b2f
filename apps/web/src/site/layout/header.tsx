import { Logo } from '../illustrations/logo.tsx';

export function Brand({ siteName }: { siteName: string }) {
  return (
    <a className="brand" href="/">
      <Logo />
      {siteName}
    </a>
  );
}

const places = [
  ['/homily_preview', 'Today'],
  ['/blog_preview', 'Blog'],
  ['/about', 'About'],
  ['/#pricing', 'Price'],
] as const;

interface HeaderProps {
  siteName: string;
  /** Pages with a form link to the log-in page. */
  login: 'dialog' | 'page';
  offersTrial?: boolean;
}

export function Header({ siteName, login, offersTrial = true }: HeaderProps) {
  return (
    <header className="top" id="top">
      <div className="wrap">
        <Brand siteName={siteName} />
        <nav className="places" aria-label="Site">
          {places.map(([path, label]) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label="Account">
          {/* enhance.ts decides which of them is shown; the HTML is the same for everybody. */}
          <a className="btn small for-member" href="/dashboard">
            Read today’s page
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

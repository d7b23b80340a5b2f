import { LogoSymbol } from '../illustrations/logo.tsx';
import { ContoursSymbol } from '../illustrations/terrain.tsx';

/** The container of the app. Visitors without a session are redirected to the log-in. */
export function Dashboard() {
  return (
    <>
      <LogoSymbol />
      <ContoursSymbol />
      <div id="app">
        <main id="main" className="wrap notice" aria-busy="true">
          <p className="lead">Opening your pages …</p>
        </main>
      </div>
      <noscript>
        <p className="wrap lead">
          The readers’ pages need JavaScript. Please turn it on for this site, or go back to{' '}
          <a href="/">the front page</a>.
        </p>
      </noscript>
    </>
  );
}

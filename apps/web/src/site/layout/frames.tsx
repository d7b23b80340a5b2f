import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LoginForm } from '#islands/login-form.tsx';
import { paths } from '#paths.ts';
import { SideSlopes, SideSlopesToUse } from '../illustrations/slopes.tsx';
import type { SiteFacts } from '../page-data.ts';
import { ContactDialog, Dialog } from './dialogs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** A page that informs: nothing in it waits for a script. */
export function StillFrame({
  facts,
  next = paths.profile,
  asked,
  children,
}: {
  facts: SiteFacts;
  next?: string;
  /** What stands before the log-in: what it opens. */
  asked?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <Header siteName={facts.names.siteName} login="dialog" />
      <main id="main">{children}</main>
      <Footer names={facts.names} day={facts.day} />
      <Dialog
        id="login-dialog"
        className="login"
        title="Welcome back"
        login={{ next, script: facts.assets.script('login').address }}
      >
        {asked}
        <Island id="login-root">
          <LoginForm config={facts.config} variant="dialog" next={next} />
        </Island>
      </Dialog>
      <ContactDialog supportEmail={facts.names.supportEmail} />
    </>
  );
}

/** A page around a form. Besides the script of its form it has that of every still page, for the header and the dialogs. */
export function FormFrame({
  facts,
  aside,
  offersTrial = true,
  children,
}: {
  facts: SiteFacts;
  aside?: ReactNode;
  offersTrial?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Header siteName={facts.names.siteName} login="page" offersTrial={offersTrial} />
      <main id="main" className="wrap">
        <noscript>
          <p className="noscript">
            This form needs JavaScript. Please turn it on for this site, and reload the page.
          </p>
        </noscript>
        {aside ? (
          <div className="split">
            <Island id="island">{children}</Island>
            <aside className="aside">
              <SideSlopes />
              {aside}
            </aside>
          </div>
        ) : (
          <>
            <SideSlopesToUse />
            <Island id="island">{children}</Island>
          </>
        )}
      </main>
      <Footer names={facts.names} day={facts.day} />
      <ContactDialog supportEmail={facts.names.supportEmail} />
      <script type="module" src={facts.assets.script('enhance').address} />
    </>
  );
}

/** A part that a script will bring to life: rendered so that React can take it over where it stands. */
function Island({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <div
      id={id}
      {...(className ? { className } : {})}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, which only renderToString can mark for hydration
      dangerouslySetInnerHTML={{ __html: renderToString(children) }}
    />
  );
}

/** What the dashboard follows within itself, as pages follow it. */
export const PlainLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to}>{children}</a>
);

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LoginForm } from '#islands/login-form.tsx';
import { paths } from '#paths.ts';
import type { LinkComponent } from '#texts/search-result.tsx';
import { SideSlopes, SideSlopesSymbol } from '../illustrations/terrain.tsx';
import type { PageData } from '../page-data.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function Dialog({
  id,
  title,
  className,
  login,
  children,
}: {
  id: string;
  title: ReactNode;
  className?: string;
  /** The target of the log-in, and the script of the form. */
  login?: { next: string; script: string };
  children: ReactNode;
}) {
  return (
    <dialog
      id={id}
      className={className ? `dialog ${className}` : 'dialog'}
      aria-labelledby={`${id}-title`}
      closedby="any"
      {...(login ? { 'data-next': login.next, 'data-script': login.script } : {})}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button className="close" type="button" command="close" commandfor={id}>
          <span className="vh">Close</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}

function ContactDialog({ supportEmail }: { supportEmail: string }) {
  return (
    <Dialog id="contact-dialog" title="Contact">
      <p>
        Please write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. A person reads every letter.
      </p>
    </Dialog>
  );
}

/** For pages that work without scripts. */
export function StaticFrame({
  data,
  next = paths.profile,
  beforeLogin,
  children,
}: {
  data: PageData;
  next?: string;
  /** Above the form in the log-in dialog. */
  beforeLogin?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <Header siteName={data.site.siteName} login="dialog" />
      <main id="main">{children}</main>
      <Footer site={data.site} day={data.day} />
      <Dialog
        id="login-dialog"
        className="login"
        title="Welcome back"
        login={{ next, script: data.assets.script('login').address }}
      >
        {beforeLogin}
        <Island id="login-root">
          <LoginForm config={data.config} variant="dialog" next={next} />
        </Island>
      </Dialog>
      <ContactDialog supportEmail={data.site.supportEmail} />
    </>
  );
}

/** For pages with a form. Also loads enhance.ts, for the header and the dialogs. */
export function FormFrame({
  data,
  aside,
  offersTrial = true,
  children,
}: {
  data: PageData;
  aside?: ReactNode;
  offersTrial?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Header siteName={data.site.siteName} login="page" offersTrial={offersTrial} />
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
            <SideSlopesSymbol />
            <Island id="island">{children}</Island>
          </>
        )}
      </main>
      <Footer site={data.site} day={data.day} />
      <ContactDialog supportEmail={data.site.supportEmail} />
      <script type="module" src={data.assets.script('enhance').address} />
    </>
  );
}

/** Rendered for hydration. */
function Island({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div
      id={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, which only renderToString can mark for hydration
      dangerouslySetInnerHTML={{ __html: renderToString(children) }}
    />
  );
}

/** The public site's counterpart of React Router's link. */
export const PlainLink: LinkComponent = ({ to, className, children, 'aria-current': current }) => (
  <a href={to} className={className} aria-current={current}>
    {children}
  </a>
);

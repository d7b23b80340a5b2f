import type { ReactNode } from 'react';
import { About } from '../content/about.tsx';
import { Privacy } from '../content/privacy.tsx';
import { Terms } from '../content/terms.tsx';
import { StillFrame } from '../layout/frames.tsx';
import type { SiteFacts } from '../page-data.ts';

function TextPage({ facts, title, children }: { facts: SiteFacts; title: string; children: ReactNode }) {
  return (
    <StillFrame facts={facts}>
      <article className="wrap leaf text-page">
        <h1 className="pg">{title}</h1>
        <div className="prose">{children}</div>
      </article>
    </StillFrame>
  );
}

export const TermsPage = ({ facts }: { facts: SiteFacts }) => (
  <TextPage facts={facts} title="Terms of use">
    <Terms names={facts.names} />
  </TextPage>
);

export const PrivacyPage = ({ facts }: { facts: SiteFacts }) => (
  <TextPage facts={facts} title="Privacy">
    <Privacy names={facts.names} />
  </TextPage>
);

export const AboutPage = ({ facts }: { facts: SiteFacts }) => (
  <TextPage facts={facts} title={`About ${facts.names.siteName}`}>
    <About names={facts.names} writers={facts.writers} />
    <p className="row invitation">
      <a className="btn" href="/signup">
        Sign up
      </a>
      <a href="/login">Log in</a>
    </p>
  </TextPage>
);

export function NotFound({ facts }: { facts: SiteFacts }) {
  return (
    <StillFrame facts={facts}>
      <div className="wrap leaf lost">
        <p className="num" aria-hidden="true">
          404
        </p>
        <div className="flow">
          <h1 className="pg">We can’t find that page</h1>
          <p className="lead">
            The {facts.names.siteName} page you are looking for does not exist. It may have moved, or the
            address may be missing a letter.
          </p>
          <p className="row">
            <a className="btn" href="/">
              Home
            </a>
            <button className="quiet back" type="button" data-back hidden>
              Go back
            </button>
          </p>
          <p className="soft">
            Or go on to <a href="/homily_preview">the daily homily</a>, <a href="/blog_preview">the blog</a>,
            or <a href="/about">what we’re about</a>.
          </p>
        </div>
      </div>
    </StillFrame>
  );
}

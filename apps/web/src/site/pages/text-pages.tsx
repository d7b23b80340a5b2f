import type { ReactNode } from 'react';
import { About } from '../content/about.tsx';
import { Privacy } from '../content/privacy.tsx';
import { Terms } from '../content/terms.tsx';
import type { SiteFacts } from '../facts.ts';
import { StillFrame } from '../layout/frames.tsx';

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

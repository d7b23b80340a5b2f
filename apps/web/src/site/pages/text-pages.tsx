import type { ReactNode } from 'react';
import { About } from '../content/about.tsx';
import { legalText } from '../content/legal-texts.ts';
import { StaticFrame } from '../layout/frames.tsx';
import type { PageData } from '../page-data.ts';

function TextPage({ data, title, children }: { data: PageData; title: string; children: ReactNode }) {
  return (
    <StaticFrame data={data}>
      <article className="wrap columns text-page">
        <h1>{title}</h1>
        {children}
      </article>
    </StaticFrame>
  );
}

type LegalPageProps = { data: PageData; title: string; name: 'terms' | 'privacy' };

const LegalPage = ({ data, title, name }: LegalPageProps) => (
  <TextPage data={data} title={title}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the project's own, with escaped settings */}
    <div className="prose" dangerouslySetInnerHTML={{ __html: legalText(name, data.site) }} />
  </TextPage>
);

export const TermsPage = ({ data }: { data: PageData }) => (
  <LegalPage data={data} title="Terms of use" name="terms" />
);

export const PrivacyPage = ({ data }: { data: PageData }) => (
  <LegalPage data={data} title="Privacy" name="privacy" />
);

export const AboutPage = ({ data }: { data: PageData }) => (
  <TextPage data={data} title={`About ${data.site.siteName}`}>
    <div className="prose">
      <About site={data.site} writers={data.writers} />
      <p className="row invitation">
        <a className="btn" href="/signup">
          Sign up
        </a>
        <a href="/login">Log in</a>
      </p>
    </div>
  </TextPage>
);

export function NotFound({ data }: { data: PageData }) {
  return (
    <StaticFrame data={data}>
      <div className="wrap columns not-found">
        <p className="num" aria-hidden="true">
          404
        </p>
        <div className="flow">
          <h1>We can’t find that page</h1>
          <p className="lead">
            The {data.site.siteName} page you are looking for does not exist. It may have moved, or the
            address may be missing a letter.
          </p>
          <p className="row">
            <a className="btn" href="/">
              Home
            </a>
            <button className="quiet" type="button" data-back hidden>
              Go back
            </button>
          </p>
          <p className="soft">
            Or go on to <a href="/homily_preview">the daily homily</a>, <a href="/blog_preview">the blog</a>,
            or <a href="/about">what we’re about</a>.
          </p>
        </div>
      </div>
    </StaticFrame>
  );
}

import type { ReactNode } from 'react';
import { About } from '../content/about.tsx';
import { Privacy } from '../content/privacy.tsx';
import { Terms } from '../content/terms.tsx';
import { StaticFrame } from '../layout/frames.tsx';
import type { PageData } from '../page-data.ts';

function TextPage({ data, title, children }: { data: PageData; title: string; children: ReactNode }) {
  return (
    <StaticFrame data={data}>
      <article className="wrap columns text-page">
        <h1>{title}</h1>
        <div className="prose">{children}</div>
      </article>
    </StaticFrame>
  );
}

export const TermsPage = ({ data }: { data: PageData }) => (
  <TextPage data={data} title="Terms of use">
    <Terms site={data.site} />
  </TextPage>
);

export const PrivacyPage = ({ data }: { data: PageData }) => (
  <TextPage data={data} title="Privacy">
    <Privacy site={data.site} />
  </TextPage>
);

export const AboutPage = ({ data }: { data: PageData }) => (
  <TextPage data={data} title={`About ${data.site.siteName}`}>
    <About site={data.site} writers={data.writers} />
    <p className="row invitation">
      <a className="btn" href="/signup">
        Sign up
      </a>
      <a href="/login">Log in</a>
    </p>
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

import type { SiteFacts } from '../facts.ts';
import { StillFrame } from '../layout/frames.tsx';

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

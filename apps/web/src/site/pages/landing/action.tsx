import { actionHeading, actionText } from '#site/content/landing.ts';
import { SideSlopes } from '#site/drawing/slopes.tsx';

export function Action() {
  return (
    <section className="part night action" aria-labelledby="action-title">
      <SideSlopes />
      <div className="wrap leaf">
        <h2 id="action-title">{actionHeading}</h2>
        <div className="flow">
          <p className="lead">{actionText}</p>
          <p>
            <a className="btn" href="/signup">
              Start Your 7-Day Free Trial
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

import type { SiteFacts } from '../facts.ts';
import { StillFrame } from '../layout/frames.tsx';

export function ResetExpired({ facts }: { facts: SiteFacts }) {
  return (
    <StillFrame facts={facts}>
      <div className="wrap leaf notice">
        <h1 className="pg">This Link Has Expired</h1>
        <div className="flow">
          <p className="lead">
            A link to choose a new password works once, and for one hour. Ask for another, and it will be with
            you in a minute.
          </p>
          <p>
            <a className="btn" href="/forgot">
              Request a new link
            </a>
          </p>
        </div>
      </div>
    </StillFrame>
  );
}

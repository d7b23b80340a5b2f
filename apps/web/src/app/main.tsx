import { createRoot } from 'react-dom/client';
import { readFacts } from '#islands/island-facts.ts';
import { hasSession, session } from '#session/session.ts';
import { Profile } from './profile.tsx';

const { config } = readFacts(document);
const place = location.pathname + location.search;

/** The place asked for is carried by this one redirect; after a plain log-in the profile opens. */
function toLogin(): void {
  const asked = location.pathname === '/dashboard' ? '' : `?next=${encodeURIComponent(place)}`;
  location.replace(`/login${asked}`);
}

if (!hasSession(config)) {
  toLogin();
} else {
  const found = await session(config);
  const room = document.getElementById('app');
  if (!found.isValid || !room) toLogin();
  else createRoot(room).render(<Profile person={found.person} config={config} />);
}

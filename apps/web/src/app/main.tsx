import { userSubStatus } from '@wayfare/contracts/subscription';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { call } from '#api/call.ts';
import { readFacts } from '#islands/island-facts.ts';
import { hasSession, type Session, session } from '#session/session.ts';
import { type Member, MemberProvider } from './member.tsx';
import { dashboardRouter } from './routes.tsx';

const { config } = readFacts(document);

/** The place asked for is carried by this one redirect; after a plain log-in the profile opens. */
function toLogin(): void {
  const { pathname, search } = location;
  const asked = pathname === '/dashboard' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  location.replace(`/login${asked}`);
}

async function memberOf(found: Extract<Session, { isValid: true }>): Promise<Member> {
  const token = found.idToken ?? found.accessToken;
  const isActive = await call(userSubStatus, {}, { config, token }).then(
    (status) => status.isActive,
    // A service that cannot be asked opens nothing.
    () => false,
  );
  return { config, person: found.person, token, isActive };
}

async function open(): Promise<void> {
  const room = document.getElementById('app');
  const found = hasSession(config) ? await session(config) : { isValid: false as const };
  if (!found.isValid || room === null) {
    toLogin();
    return;
  }
  const member = await memberOf(found);
  createRoot(room).render(
    <MemberProvider member={member}>
      <RouterProvider router={dashboardRouter()} />
    </MemberProvider>,
  );
}

void open();

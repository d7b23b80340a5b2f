import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { readFacts } from '#islands/island-facts.ts';
import { hasSession, session } from '#session/session.ts';
import { logInAgain } from './log-in-again.ts';
import { isSubscriber, MemberProvider } from './member.tsx';
import { dashboardRouter } from './routes.tsx';

const facts = readFacts(document);
const { config } = facts;

async function open(): Promise<void> {
  const room = document.getElementById('app');
  const found = hasSession(config) ? await session(config) : { isValid: false as const };
  if (!found.isValid || room === null) {
    logInAgain();
    return;
  }
  // A service that cannot be asked opens nothing.
  const isActive = await isSubscriber(config).catch(() => false);
  createRoot(room).render(
    <MemberProvider facts={facts} person={found.person} isActiveAtFirst={isActive}>
      <RouterProvider router={dashboardRouter()} />
    </MemberProvider>,
  );
}

void open();

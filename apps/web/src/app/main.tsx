import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { readFacts } from '#islands/island-facts.ts';
import { hasSession, session } from '#session/session.ts';
import { askForMorningEarly } from './early-morning.ts';
import { logInAgain } from './log-in-again.ts';
import { MemberProvider } from './member.tsx';
import { Opening } from './opening.tsx';
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
  askForMorningEarly(config);
  createRoot(room).render(
    <MemberProvider facts={facts} person={found.person}>
      <Opening>
        <RouterProvider router={dashboardRouter()} />
      </Opening>
    </MemberProvider>,
  );
}

void open();

import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { readFacts } from '#islands/island-facts.ts';
import type { Person } from '#session/claims.ts';
import { hasSession, session } from '#session/session.ts';
import { tokenAtHand } from '#session/token-at-hand.ts';
import { askEarly } from './early-answers.ts';
import { askForMorningEarly } from './early-morning.ts';
import { logInAgain } from './log-in-again.ts';
import { MemberProvider } from './member.tsx';
import { Opening } from './opening.tsx';
import { dashboardRouter } from './routes.tsx';

const facts = readFacts(document);
const { config } = facts;

async function open(): Promise<void> {
  const room = document.getElementById('app');
  if (!hasSession(config) || room === null) {
    logInAgain();
    return;
  }
  const root = createRoot(room);
  const router = dashboardRouter();
  const draw = (person: Person) =>
    root.render(
      <MemberProvider facts={facts} person={person}>
        <Opening>
          <RouterProvider router={router} />
        </Opening>
      </MemberProvider>,
    );
  const atHand = tokenAtHand(config);
  const taken = atHand && askEarly(config, atHand.token, location.pathname);
  // Where the server takes the token at hand, the page need not wait for a new one; and the provider's client, which is
  // heavy, waits until what is to be read has come over the line.
  if (atHand && taken)
    await taken.then(
      () => draw(atHand.person),
      () => {},
    );
  const found = await session(config);
  if (!found.isValid) {
    logInAgain();
    return;
  }
  askForMorningEarly(config);
  draw(found.person);
}

void open();

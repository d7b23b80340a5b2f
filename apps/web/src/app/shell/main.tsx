import { incompletePage } from '@wayfare/contracts/messages/login';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { dropAskedAtOnce } from '#app/member/prefetch.ts';
import { readIslandData } from '#islands/page-data.ts';
import type { Person } from '#session/claims.ts';
import { delayClientUntil } from '#session/client.ts';
import { currentPerson } from '#session/current-person.ts';
import { clearEndedSession, renew } from '#session/renewal.ts';
import { hasSession } from '#session/session.ts';
import { findStoredPerson, findStoredToken } from '#session/stored-token.ts';
import { Alert } from '#ui/alert.tsx';
import { WhateverFails } from '#ui/error-boundary.tsx';
import { MemberProvider } from '../member/member.tsx';
import { askEarly } from '../member/prefetch.ts';
import { logInAgain } from '../member/require-login.ts';
import { patienceMs } from '../offline/cache-fallback.ts';
import { readerHere } from '../offline/device-reader.ts';
import { lookAfterDevice } from '../offline/sync.ts';
import { askForMorningEarly } from '../reading/morning.ts';
import { Places } from './routes.tsx';
import { Opening } from './status-banners.tsx';

// From here on nothing that reading waits for is on the line, and what is drawn next finds kept fonts ready; without them it is readable as well.
for (const family of ['Fraunces', '"Source Sans"']) document.fonts.load(`1em ${family}`).catch(() => {});

const facts = readIslandData(document);
const { config } = facts;

/** What was drawn is in sight; a page behind another is never painted, and does not wait for it for long. */
const untilPainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
    setTimeout(resolve, 1000);
  });

const drawIncomplete = () => (
  <main id="main" className="wrap notice">
    <Alert>{incompletePage}</Alert>
  </main>
);

async function open(): Promise<void> {
  const room = document.getElementById('app');
  if (!hasSession(config) || room === null) {
    logInAgain();
    return;
  }
  const root = createRoot(room);
  const draw = (person: Person) =>
    root.render(
      <MemberProvider key={person.sub} facts={facts} person={person}>
        <Opening>
          <WhateverFails renderInstead={drawIncomplete}>
            <BrowserRouter>
              <Places />
            </BrowserRouter>
          </WhateverFails>
        </Opening>
      </MemberProvider>,
    );
  const atHand = findStoredToken(config);
  const taken = atHand && askEarly(config, atHand, location.pathname);
  dropAskedAtOnce();
  // Where the server takes the token at hand, the page need not wait for a new one; and the provider's client, which is
  // heavy, waits until what is to be read has come over the line.
  if (atHand && taken)
    try {
      await taken;
      delayClientUntil(untilPainted());
      draw(atHand.person);
    } catch {
      // The validation will tell.
    }
  const person = findStoredPerson(config);
  const isKept = person !== null && readerHere()?.sub === person.sub;
  // Whoever has no line reads what is kept here; that the session lives, the first call with a line has to show.
  const renewal = await (isKept ? Promise.race([renew(config), unheard()]) : renew(config));
  if (renewal.status === 'renewed') {
    askForMorningEarly(config);
    draw(renewal.session.person);
    lookAfterDevice(config, renewal.session.person, true);
  } else if (renewal.status === 'unreachable') {
    // The tokens may still be good. The question for the subscription says so on the page, and is asked again by itself.
    const lastPerson = person ?? currentPerson;
    draw(lastPerson);
    lookAfterDevice(config, lastPerson, false);
  } else {
    clearEndedSession();
    logInAgain();
  }
}

const unheard = (): Promise<{ readonly status: 'unreachable' }> =>
  new Promise((resolve) =>
    setTimeout(() => resolve({ status: 'unreachable' }), navigator.onLine ? patienceMs : 0),
  );

void open();

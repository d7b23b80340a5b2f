// Renders the homily of a day once the response that before-paint.ts requested has arrived, while the app is still loading.
// The app replaces it with equal elements. All other pages and all failures are left to the app.
import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import { ContinueButton, DayArticle } from '../pages/reading/day-article.tsx';
import { listEnglishVoices } from '../pages/reading/listen/voices.ts';
import { appendElements } from './render-elements.ts';

/** If the style sheet came from the cache, the fonts are probably cached too. Otherwise they would delay the app. */
const areFontsCached = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some((each) => 'transferSize' in each && each.transferSize === 0 && each.name.endsWith('.css'));

const renderPage = (homily: ReadHomily) => (
  <div className="dashboard" data-early={areFontsCached() ? 'with-fonts' : 'without-fonts'}>
    <div className="side" />
    <div className="bar" />
    <main className="main" id="main">
      <div />
      <div />
      <DayArticle
        homily={homily}
        more={homily}
        today={homily.today}
        Link={({ to, children }) => <a href={to}>{children}</a>}
        displayButton={
          <button className="display-button" type="button" aria-label="Text and display" disabled>
            <span aria-hidden="true">Aa</span>
          </button>
        }
        margin={
          <>
            {(homily.recording || listEnglishVoices().length > 0) && <div className="listen-place" />}
            {homily.position?.isFinished === false && location.hash === '' && <ContinueButton disabled />}
          </>
        }
      />
    </main>
  </div>
);

async function renderEarly(response: Promise<Response>): Promise<void> {
  const container = document.getElementById('app');
  const placeholder = container?.firstElementChild;
  // Some browsers list the voices only after a first request.
  listEnglishVoices();
  // A copy, because the app reads it as well.
  const copy = (await response).clone();
  const homily: ReadHomily = await copy.json();
  if (!copy.ok || !container || !placeholder?.isConnected) return;
  const page = document.createDocumentFragment();
  appendElements(page, renderPage(homily));
  container.replaceChildren(page);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** How long the app waits for the text. On a slow device, the start of the app would delay the text. */
const maxDelayMs = 500;
const homilyAddress = /\/homilies\/[\d-]+$/;
const prefetched = globalThis.prefetchedResponses?.find(({ address }) => homilyAddress.test(address));
// The app shows a failure.
const rendered = prefetched && renderEarly(prefetched.response).catch(() => {});
const pause = prefetched && new Promise((resolve) => setTimeout(resolve, maxDelayMs));
const app = document.getElementById('app-script')?.getAttribute('href') ?? '';
void Promise.race([rendered, pause]).then(() => import(/* @vite-ignore */ app));

// Renders the text of a page once the response that before-paint.ts requested has arrived, while the app is still loading.
// The app replaces it with equal elements. All other pages and all failures are left to the app.
import type { Morning, ReadHomily } from '@wayfare/contracts/calls/homily';
import type { PostDetail } from '@wayfare/contracts/calls/post';
import type { ReactNode } from 'react';
import { readIslandData } from '#islands/page-data.ts';
import { paths } from '#paths.ts';
import { readClaims } from '#session/read-claims.ts';
import type { PrefetchedResponse } from '../member/prefetch.ts';
import { ContinueButton, DayArticle } from '../pages/reading/day-article.tsx';
import { listEnglishVoices } from '../pages/reading/listen/voices.ts';
import { ProfileHead, TodayCard } from '../pages/today-card.tsx';
import { appendElements } from './render-elements.ts';

/** Throws for a failure. Reads a copy, because the app reads the response as well. */
async function readJson<T>({ response }: PrefetchedResponse): Promise<T> {
  const copy = (await response).clone();
  const body: T = await copy.json();
  if (!copy.ok) throw new Error(copy.statusText);
  return body;
}

const isSubscriber = async (status: PrefetchedResponse): Promise<boolean> =>
  (await readJson<{ isActive: boolean }>(status)).isActive;

export interface LinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

const Link = ({ to, className, children }: LinkProps) => (
  <a className={className} href={to}>
    {children}
  </a>
);

async function renderDay(text: PrefetchedResponse, status: PrefetchedResponse): Promise<ReactNode> {
  // Without a subscription, this address leads to Profile.
  if (location.pathname === paths.home && !(await isSubscriber(status))) return null;
  const homily = await readJson<ReadHomily>(text);
  return (
    <DayArticle
      homily={homily}
      more={homily}
      today={homily.today}
      Link={Link}
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
  );
}

const isText = (claim: unknown): claim is string => typeof claim === 'string' && claim !== '';

async function renderProfile(text: PrefetchedResponse, status: PrefetchedResponse): Promise<ReactNode> {
  const [{ latest, today }, isOpen] = await Promise.all([readJson<Morning>(text), isSubscriber(status)]);
  const { name, email } = readClaims(text.authorization);
  const { memberName } = readIslandData(document).config;
  return (
    latest && (
      <>
        <ProfileHead name={[name, email].find(isText) ?? memberName} />
        <TodayCard card={latest} today={today} isClosed={!isOpen} Link={Link} />
      </>
    )
  );
}

const findAddress = (id: string): string => document.getElementById(id)?.getAttribute('href') ?? '';

/** The code has its own file, which other pages do not load. */
async function renderPost(text: PrefetchedResponse): Promise<ReactNode> {
  const address = findAddress('early-post');
  // Imported by its address, because a compiled import would add a helper, which forms share, to this file.
  const [post, early] = await Promise.all<[Promise<PostDetail>, Promise<typeof import('./early-post.tsx')>]>([
    readJson<PostDetail>(text),
    import(/* @vite-ignore */ address),
  ]);
  // The app leads from a former slug to the current one.
  return text.address.endsWith(`/${post.slug}`) ? early.renderPost(post, text.authorization, Link) : null;
}

/** By the address of the call that loads the text. Null leaves the page to the app. */
const renderers = [
  { call: /\/homilies\/[\d-]+$/, render: renderDay },
  { call: /\/morning$/, render: renderProfile },
  { call: /\/postDetail\/[\w-]+$/, render: renderPost },
];

/** If the style sheet came from the cache, the fonts probably are in it too. Otherwise they would delay the app. */
const areFontsCached = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some((each) => 'transferSize' in each && each.transferSize === 0 && each.name.endsWith('.css'));

async function renderEarly([text, status]: readonly PrefetchedResponse[]): Promise<void> {
  const renderer = renderers.find(({ call }) => text && call.test(text.address));
  if (!text || !status || !renderer) return;
  const container = document.getElementById('app');
  const placeholder = container?.firstElementChild;
  // Before the text arrives, so that it is laid out once.
  if (areFontsCached())
    for (const face of ['Fraunces', 'Source Sans']) void document.fonts.load(`1em "${face}"`);
  // Some browsers list the voices only after a first request.
  listEnglishVoices();
  const rendered = await renderer.render(text, status);
  if (rendered === null || !container || !placeholder?.isConnected) return;
  const page = document.createDocumentFragment();
  appendElements(
    page,
    <div className="dashboard" data-early={areFontsCached() ? 'with-fonts' : 'without-fonts'}>
      <div className="side" />
      <div className="bar" />
      <main className="main" id="main">
        <div />
        <div />
        {rendered}
      </main>
    </div>,
  );
  container.replaceChildren(page);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** How long the app waits for the text. On a slow device, the start of the app would delay the text. */
const maxDelayMs = 500;
// The app shows a failure.
const rendered = renderEarly(globalThis.prefetchedResponses ?? []).catch(() => {});
const pause = new Promise((resolve) => setTimeout(resolve, maxDelayMs));
void Promise.race([rendered, pause]).then(() => import(/* @vite-ignore */ findAddress('app-script')));

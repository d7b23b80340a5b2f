import { advanceClock, ClockRefusal } from '#clock/clock.ts';
import { nowMs } from '#engine/engine.ts';
import type { Event } from '#objects/objects.ts';
import { findLastEventSeq, listEventsSince } from '#store/event-queries.ts';
import { listUpcomingTasks, type TaskKind, type UpcomingTask } from '#store/task-queries.ts';
import { get, type HttpResponse, type PageRoute, post } from '#wire/http.ts';
import type { PageContext } from './context.ts';
import { formatTime, pluralize } from './format.ts';
import { type Html, html } from './html.ts';
import { alert, redirect, renderForm, renderPage, statusMessage } from './responses.ts';

const clockPath = '/clock';

const steps = [
  { label: '+ 1 hour', ms: 3_600_000 },
  { label: '+ 1 day', ms: 86_400_000 },
  { label: '+ 8 days', ms: 8 * 86_400_000 },
] as const;

interface ClockState {
  readonly status: number;
  /** The events of the last move. Null if the clock was not moved. */
  readonly happened: readonly Event[] | null;
  readonly error: string | null;
  /** The value of the time field after an error. */
  readonly time: string;
}

const maxUpcoming = 20;
const maxHappened = 200;

async function showClock({ engine }: PageContext, state: ClockState): Promise<HttpResponse> {
  const now = new Date(await nowMs(engine));
  const { status, happened } = state;
  return renderPage({
    status,
    title: 'Clock',
    header: { kind: 'nav', current: clockPath },
    main: html`<h1>Clock</h1>
${happened === null ? null : statusMessage(`It is now ${formatTime(now)} UTC. ${pluralize(happened.length, 'event')} happened.`)}
<p class="price"><time datetime="${now.toISOString()}">${formatTime(now)}</time> <small>UTC</small></p>
<p class="fine">Real time: ${formatTime(engine.wallClock())}. The clock moves forward only and runs all tasks on the way.</p>
<div class="two">
${renderMoves(state, now)}
${renderUpcoming(await listUpcomingTasks(engine.database, maxUpcoming))}
</div>
${happened === null ? null : renderHappened(happened)}`,
  });
}

const renderMoves = ({ error, time }: ClockState, now: Date): Html => html`<section aria-labelledby="forward">
<h2 id="forward">Move it forward</h2>
${error === null ? null : alert(error, 'refusal')}
${renderForm(
  clockPath,
  html`<div class="buttons">${steps.map(
    ({ label, ms }) => html`<button class="button plain" name="by" value="${ms}">${label}</button>`,
  )}</div>`,
)}
${renderForm(
  clockPath,
  html`<div class="field"><label for="to">Date and time (UTC)</label>
<input id="to" name="to" type="datetime-local" step="1" value="${time === '' ? formatTime(now).replace(' ', 'T') : time}"${error === null ? null : html` aria-describedby="refusal"`}></div>
<button class="button">Move to this time</button>`,
  'row',
)}
<p class="fine">The invoice of a renewal stays a draft for an hour: after the end of a trial or a renewal, + 1 hour charges it.</p>
</section>`;

const taskLabels: Readonly<Record<TaskKind, string>> = {
  'session.expire': 'A payment page expires',
  'subscription.trial-reminder': 'The end of a trial is announced',
  'subscription.announce-renewal': 'A renewal is announced',
  'subscription.end-period': 'A trial or a period ends',
  'invoice.finalize': 'An invoice is finalized and charged',
  'invoice.retry': 'A failed payment is retried',
  'dispute.close': 'A dispute is lost',
};

/** Each task has a button that moves the clock to it. */
const renderUpcoming = (upcoming: readonly UpcomingTask[]): Html => html`<section aria-labelledby="coming">
<h2 id="coming">What comes next</h2>
${
  upcoming.length === 0
    ? html`<p>Nothing is due. The times of subscriptions appear here.</p>`
    : renderForm(
        clockPath,
        html`<table><thead><tr><th scope="col">Move to</th><th scope="col">What</th></tr></thead>
<tbody>${upcoming.map(
          ({ at, kind, email, subject }) =>
            html`<tr><td>${formatTime(at)}<br><span class="fine long">${email ?? subject}</span></td>
<td><button class="button plain" name="to" value="${formatTime(at)}">${taskLabels[kind]}</button></td></tr>`,
        )}</tbody></table>`,
      )
}
</section>`;

const renderHappened = (events: readonly Event[]): Html => html`<section aria-labelledby="happened">
<h2 id="happened">What happened</h2>
${
  events.length === 0
    ? html`<p>Nothing was due on the way.</p>`
    : html`<ol>${events.map(
        ({ type, data }) => html`<li>${type} <span class="soft mono">${data.object.id ?? null}</span></li>`,
      )}</ol>`
}
</section>`;

export const clockRoutes = (context: PageContext): readonly PageRoute[] => [
  get(/^\/clock$/, async ({ query }) => {
    const since = query.get('since');
    const happened =
      since === null ? null : await listEventsSince(context.engine.database, readSeq(since), maxHappened);
    return showClock(context, { status: 200, happened, error: null, time: '' });
  }),
  post(/^\/clock$/, async ({ form }) => {
    const last = await findLastEventSeq(context.engine.database);
    try {
      await advanceClock(context.engine, await readTarget(context, form));
      return redirect(`${clockPath}?since=${last}`);
    } catch (error) {
      if (!(error instanceof ClockRefusal)) throw error;
      const time = (form.get('to') ?? '').slice(0, 40);
      return showClock(context, { status: 422, happened: null, error: error.message, time });
    }
  }),
];

async function readTarget({ engine }: PageContext, form: URLSearchParams): Promise<Date> {
  const step = steps.find(({ ms }) => String(ms) === form.get('by'));
  if (step !== undefined) return new Date((await nowMs(engine)) + step.ms);
  const text = form.get('to') ?? '';
  const isTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/.test(text);
  const at = new Date(`${text.replace(' ', 'T')}Z`);
  if (!isTime || Number.isNaN(at.getTime())) throw new ClockRefusal('Please tell a date and a time.');
  return at;
}

const readSeq = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

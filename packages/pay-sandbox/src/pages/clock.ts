import { advanceClock, type ClockView, type UpcomingView, viewClock, viewUpcoming } from '#clock/clock.ts';
import type { Event } from '#objects/objects.ts';
import { findLastEventSeq, listEventsSince } from '#store/event-queries.ts';
import type { Milestone, TaskKind, UpcomingTask } from '#store/task-queries.ts';
import { get, type HttpResponse, type PageRoute, post } from '#wire/http.ts';
import type { PageContext } from './context.ts';
import { formatTime, pluralize } from './format.ts';
import { type Html, html } from './html.ts';
import { alert, redirect, renderForm, renderPage, statusMessage } from './responses.ts';

const clockPath = '/clock';

const steps = [
  { name: 'hour', label: '+ 1 hour', ms: 3_600_000 },
  { name: 'day', label: '+ 1 day', ms: 86_400_000 },
  { name: '8-days', label: '+ 8 days', ms: 8 * 86_400_000 },
] as const;

const jumps: readonly {
  readonly name: string;
  readonly milestone: Milestone;
  readonly label: string;
}[] = [
  { name: 'reminder', milestone: 'trial reminder', label: 'To the trial reminder' },
  { name: 'trial-end', milestone: 'trial end', label: "To the trial's end" },
  { name: 'renewal', milestone: 'renewal', label: 'To the next renewal' },
];

interface ClockState {
  readonly status: number;
  readonly clock: ClockView;
  readonly upcoming: UpcomingView;
  /** The events of the last move. Null if the clock was not moved. */
  readonly happened: readonly Event[] | null;
  readonly error: string | null;
  /** The value of the time field after an error. */
  readonly time: string;
}

const clockPage = (state: ClockState): HttpResponse =>
  renderPage({
    status: state.status,
    title: 'Clock',
    header: { kind: 'nav', current: clockPath },
    main: html`<h1>Clock</h1>
${state.happened === null ? null : statusMessage(`It is now ${formatTime(state.clock.now)} UTC. ${pluralize(state.happened.length, 'event')} happened.`)}
<p class="price"><time datetime="${state.clock.now.toISOString()}">${formatTime(state.clock.now)}</time> <small>UTC</small></p>
<p class="fine">Real time: ${formatTime(state.clock.wall)}. The clock moves forward only and runs all tasks on the way.</p>
<div class="two">
${renderMoves(state)}
${renderUpcoming(state.upcoming.tasks)}
</div>
${state.happened === null ? null : renderHappened(state.happened)}`,
  });

const renderMoves = ({
  upcoming,
  clock,
  error,
  time,
}: ClockState): Html => html`<section aria-labelledby="forward">
<h2 id="forward">Move it forward</h2>
${error === null ? null : alert(error, 'refusal')}
${renderForm(
  clockPath,
  html`<div class="buttons">${steps.map(
    ({ name, label }) =>
      html`<button class="button plain" name="by" value="${name}" data-busy="Moving…">${label}</button>`,
  )}</div>
<ul class="cards jumps">${jumps.map(({ name, milestone, label }) => renderJump(name, label, upcoming.milestones[milestone]))}</ul>`,
)}
${renderForm(
  clockPath,
  html`<div class="field"><label for="to">Date and time (UTC)</label>
<input id="to" name="to" type="datetime-local" step="1" value="${time === '' ? formatTime(clock.now).replace(' ', 'T') : time}"${error === null ? null : html` aria-describedby="refusal"`}></div>
<button class="button" data-busy="Moving…">Move to this time</button>`,
  'row',
)}
<p class="fine">The invoice of a renewal stays a draft for an hour: after the end of a trial or a renewal, + 1 hour charges it.</p>
</section>`;

const renderJump = (name: string, label: string, task: UpcomingTask | null): Html =>
  task === null
    ? html`<li><span>${label}:</span> <span class="soft">none is due</span></li>`
    : html`<li><span class="fine long">${formatTime(task.at)}<br>${task.email ?? task.subject}</span>
<button class="button plain" name="by" value="${name}" data-busy="Moving…">${label}</button></li>`;

const taskLabels: Readonly<Record<TaskKind, string>> = {
  'session.expire': 'A payment page expires',
  'subscription.trial-reminder': 'The end of a trial is announced',
  'subscription.announce-renewal': 'A renewal is announced',
  'subscription.end-period': 'A trial or a period ends',
  'invoice.finalize': 'An invoice is finalized and charged',
  'invoice.retry': 'A failed payment is retried',
  'dispute.close': 'A dispute is lost',
};

const renderUpcoming = (upcoming: readonly UpcomingTask[]): Html => html`<section aria-labelledby="coming">
<h2 id="coming">What comes next</h2>
${
  upcoming.length === 0
    ? html`<p>Nothing is due. The times of subscriptions appear here.</p>`
    : html`<table class="list"><thead><tr><th scope="col">When</th><th scope="col">What</th></tr></thead>
<tbody>${upcoming.map(
        ({ at, kind, email, subject }) =>
          html`<tr><th scope="row" class="whole">${formatTime(at)}</th><td>${taskLabels[kind]}<br><span class="fine long">${email ?? subject}</span></td></tr>`,
      )}</tbody></table>`
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

const maxUpcoming = 10;
const maxHappened = 200;

export const clockRoutes = (context: PageContext): readonly PageRoute[] => [
  get(/^\/clock$/, async ({ query }) => {
    const since = query.get('since');
    const happened =
      since === null ? null : await listEventsSince(context.engine.database, readSeq(since), maxHappened);
    return showClock(context, { status: 200, happened, error: null, time: '' });
  }),
  post(/^\/clock$/, async ({ form }) => {
    const target = await findTime(context, form);
    if (target.kind === 'no time') return refuse(context, form, target.message);
    const last = await findLastEventSeq(context.engine.database);
    const result = await advanceClock(context.engine, target.at);
    switch (result.kind) {
      case 'advanced':
        return redirect(`${clockPath}?since=${last}`);
      case 'not forward':
        return refuse(context, form, `The clock goes forward only. It is ${formatTime(result.now)} already.`);
      case 'too far':
        return refuse(context, form, `That is too far at once. It can go to ${formatTime(result.latest)}.`);
    }
  }),
];

type TargetTime =
  | { readonly kind: 'time'; readonly at: Date }
  | { readonly kind: 'no time'; readonly message: string };

async function findTime(context: PageContext, form: URLSearchParams): Promise<TargetTime> {
  const by = form.get('by');
  const step = steps.find(({ name }) => name === by);
  if (step !== undefined) {
    const { now } = await viewClock(context.engine);
    return { kind: 'time', at: new Date(now.getTime() + step.ms) };
  }
  const jump = jumps.find(({ name }) => name === by);
  if (jump !== undefined) {
    const { milestones } = await viewUpcoming(context.engine, 0);
    const task = milestones[jump.milestone];
    return task === null
      ? { kind: 'no time', message: `No ${jump.milestone} is due.` }
      : { kind: 'time', at: task.at };
  }
  const at = readTime(form.get('to') ?? '');
  return at === null ? { kind: 'no time', message: 'Please tell a date and a time.' } : { kind: 'time', at };
}

const readSeq = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

function readTime(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  const at = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

const refuse = (context: PageContext, form: URLSearchParams, error: string): Promise<HttpResponse> =>
  showClock(context, {
    status: 422,
    happened: null,
    error,
    time: (form.get('to') ?? '').slice(0, 40),
  });

async function showClock(
  context: PageContext,
  state: Omit<ClockState, 'clock' | 'upcoming'>,
): Promise<HttpResponse> {
  const [clock, upcoming] = await Promise.all([
    viewClock(context.engine),
    viewUpcoming(context.engine, maxUpcoming),
  ]);
  return clockPage({ ...state, clock, upcoming });
}

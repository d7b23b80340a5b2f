import type { ClockView, UpcomingView } from '#clock/advance.ts';
import type { Event } from '#objects/objects.ts';
import type { Milestone, TaskKind, UpcomingTask } from '#store/task-queries.ts';
import type { HttpResponse } from '#wire/http.ts';
import { formatTime, pluralize } from './format.ts';
import { renderForm } from './forms.ts';
import { type Html, html } from './html.ts';
import { alert, renderPage, statusMessage } from './responses.ts';

export const clockPath = '/clock';

export const steps = [
  { name: 'hour', label: '+ 1 hour', ms: 3_600_000 },
  { name: 'day', label: '+ 1 day', ms: 86_400_000 },
  { name: '8-days', label: '+ 8 days', ms: 8 * 86_400_000 },
] as const;

export const jumps: readonly {
  readonly name: string;
  readonly milestone: Milestone;
  readonly label: string;
}[] = [
  { name: 'reminder', milestone: 'trial reminder', label: 'To the trial reminder' },
  { name: 'trial-end', milestone: 'trial end', label: "To the trial's end" },
  { name: 'renewal', milestone: 'renewal', label: 'To the next renewal' },
];

export interface ClockState {
  readonly status: number;
  readonly clock: ClockView;
  readonly upcoming: UpcomingView;
  /** The events of the last move. Null if the clock was not moved. */
  readonly happened: readonly Event[] | null;
  readonly error: string | null;
  /** The value of the time field after an error. */
  readonly time: string;
}

export const clockPage = (state: ClockState): HttpResponse =>
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

import type { ClockView, ComingView } from '#clock/advance.ts';
import type { PageAnswer } from '#http/page-route.ts';
import type { Coming, Landmark, TaskKind } from '#store/task-queries.ts';
import type { EventView } from '#webhooks/event-list.ts';
import { alert, show, told } from './answers.ts';
import type { PageContext } from './context.ts';
import { deliveryWords } from './event-pages.ts';
import { type Html, html } from './html.ts';
import { postForm } from './posting.ts';
import { count, exactTime } from './words.ts';

export const clockPath = '/clock';

/** Steps by the length of an hour or days. */
export const steps = [
  { name: 'hour', words: '+ 1 hour', ms: 3_600_000 },
  { name: 'day', words: '+ 1 day', ms: 86_400_000 },
  { name: '8-days', words: '+ 8 days', ms: 8 * 86_400_000 },
] as const;

export const jumps: readonly {
  readonly name: string;
  readonly landmark: Landmark;
  readonly words: string;
}[] = [
  { name: 'reminder', landmark: 'trial reminder', words: 'To the trial reminder' },
  { name: 'trial-end', landmark: 'trial end', words: "To the trial's end" },
  { name: 'renewal', landmark: 'renewal', words: 'To the next renewal' },
];

export interface ClockSight {
  readonly status: number;
  readonly clock: ClockView;
  readonly coming: ComingView;
  /** Null where nothing was just turned. */
  readonly happened: { readonly events: readonly EventView[]; readonly isAll: boolean } | null;
  readonly error: string | null;
  readonly typed: string;
}

export const clockPage = (context: PageContext, sight: ClockSight): PageAnswer =>
  show({
    status: sight.status,
    title: 'Clock',
    top: { kind: 'places', current: clockPath },
    main: html`<h1>Clock</h1>
${sight.happened === null ? null : told(`It is now ${exactTime(sight.clock.now)} UTC. ${count(sight.happened.events.length, 'event')} came about.`)}
<p class="price"><time datetime="${sight.clock.now.toISOString()}">${exactTime(sight.clock.now)}</time> <small>UTC</small></p>
<p class="fine">On the wall it is ${exactTime(sight.clock.wall)}. The clock goes forward only, and does all that is due on the way.</p>
<div class="two">
${moves(context, sight)}
${comingSection(sight.coming.next)}
</div>
${sight.happened === null ? null : happenedSection(sight.happened)}`,
  });

const moves = (
  context: PageContext,
  { coming, clock, error, typed }: ClockSight,
): Html => html`<section aria-labelledby="forward">
<h2 id="forward">Turn it forward</h2>
${error === null ? null : alert(error, 'refusal')}
${postForm(
  context,
  clockPath,
  html`<div class="buttons">${steps.map(
    ({ name, words }) =>
      html`<button class="button plain" name="by" value="${name}" data-busy="Turning…">${words}</button>`,
  )}</div>
<ul class="cards jumps">${jumps.map(({ name, landmark, words }) => jump(name, words, coming.landmarks[landmark]))}</ul>`,
)}
${postForm(
  context,
  clockPath,
  html`<div class="field"><label for="to">Date and time (UTC)</label>
<input id="to" name="to" type="datetime-local" step="1" value="${typed === '' ? exactTime(clock.now).replace(' ', 'T') : typed}"${error === null ? null : html` aria-describedby="refusal"`}></div>
<button class="button" data-busy="Turning…">Turn to this time</button>`,
  'row',
)}
<p class="fine">A renewal's invoice lies as a draft for an hour: after a trial's end or a renewal, + 1 hour has it charged.</p>
</section>`;

const jump = (name: string, words: string, coming: Coming | null): Html =>
  coming === null
    ? html`<li><span>${words}:</span> <span class="soft">none is due</span></li>`
    : html`<li><span class="fine long">${exactTime(coming.at)}<br>${coming.email ?? coming.subject}</span>
<button class="button plain" name="by" value="${name}" data-busy="Turning…">${words}</button></li>`;

const tasks: Readonly<Record<TaskKind, string>> = {
  'session.expire': 'A payment page expires',
  'subscription.remind': 'The end of a trial is announced',
  'subscription.upcoming': 'A renewal is announced',
  'subscription.turn': 'A trial or a period ends',
  'invoice.finalize': 'An invoice is made out and charged',
  'invoice.retry': 'A failed payment is tried again',
  'dispute.close': 'A dispute is decided',
};

const comingSection = (next: readonly Coming[]): Html => html`<section aria-labelledby="coming">
<h2 id="coming">What comes next</h2>
${
  next.length === 0
    ? html`<p>Nothing is due. Begin a subscription, and its times stand here.</p>`
    : html`<table class="list"><thead><tr><th scope="col">When</th><th scope="col">What</th></tr></thead>
<tbody>${next.map(
        ({ at, what, email, subject }) =>
          html`<tr><th scope="row" class="whole">${exactTime(at)}</th><td>${tasks[what]}<br><span class="fine long">${email ?? subject}</span></td></tr>`,
      )}</tbody></table>`
}
</section>`;

const happenedSection = ({
  events,
  isAll,
}: NonNullable<ClockSight['happened']>): Html => html`<section aria-labelledby="happened">
<h2 id="happened">What happened</h2>
${
  events.length === 0
    ? html`<p>Nothing was due on the way.</p>`
    : html`<ol>${events.map(
        (event) =>
          html`<li><a href="/events/${event.id}">${event.type}</a> <span class="soft mono">${event.subject}</span> <span class="fine">${deliveryWords(event)}</span></li>`,
      )}</ol>`
}
${isAll ? null : html`<p>And more before these: <a href="/events">all events</a>.</p>`}
</section>`;

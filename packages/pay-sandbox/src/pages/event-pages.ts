import type { PageAnswer } from '#http/page-route.ts';
import type { DeliveryView, EventPage, EventView } from '#webhooks/event-list.ts';
import { alert, show, told } from './answers.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from './html.ts';
import { postForm } from './posting.ts';
import { exactTime } from './words.ts';

const stateWords: Readonly<Record<DeliveryView['state'], string>> = {
  delivered: 'delivered',
  pending: 'to be delivered',
  'given up': 'given up',
};

/** 'delivered (200)', 'to be delivered (503)' */
export function stateOf({ state, attempts }: DeliveryView): string {
  const last = attempts.at(-1);
  if (last === undefined) return stateWords[state];
  return `${stateWords[state]} (${last.status ?? 'no answer'})`;
}

export const deliveryWords = ({ deliveries }: EventView): string =>
  deliveries.length === 0 ? 'nobody listens' : deliveries.map(stateOf).join(', ');

export const eventsPath = '/events';
export const eventPath = (id: string): string => `${eventsPath}/${id}`;

export const eventsPage = ({ events, older }: EventPage, type: string | null, isOlder: boolean): PageAnswer =>
  show({
    title: 'Events',
    top: { kind: 'places', current: eventsPath },
    main: html`<h1>Events</h1>
<form class="row" method="get" action="${eventsPath}" role="search">
<div class="field"><label for="type">Type</label><input id="type" name="type" value="${type}" placeholder="invoice.paid" maxlength="100" autocapitalize="off" spellcheck="false"></div>
<button class="button plain">Show</button>
${type === null ? null : html`<a href="${eventsPath}">Show all</a>`}
</form>
${events.length === 0 ? html`<p>${nothing(type, isOlder)}</p>` : listOf(events)}
<div class="buttons">
${isOlder ? html`<a class="button plain" href="${eventsPath}${type === null ? null : html`?type=${type}`}">Newest</a>` : null}
${older === null ? null : html`<a class="button plain" href="${eventsPath}?before=${older}${type === null ? null : html`&amp;type=${type}`}">Older</a>`}
</div>`,
  });

function nothing(type: string | null, isOlder: boolean): string {
  if (isOlder) return 'There is nothing older.';
  return type === null ? 'Nothing has happened yet.' : `No event is of the type ${type}.`;
}

const listOf = (events: readonly EventView[]): Html => html`<table class="list">
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">Type</th><th scope="col">About</th><th scope="col">Deliveries</th></tr></thead>
<tbody>${events.map(
  (event) => html`<tr>
<td class="whole">${exactTime(event.at)}</td>
<th scope="row"><a href="${eventPath(event.id)}">${event.type}</a></th>
<td class="mono">${event.subject}</td>
<td>${deliveryWords(event)}</td></tr>`,
)}</tbody></table>`;

export const eventPage = (
  context: PageContext,
  event: EventView,
  { note, error }: { readonly note: string | null; readonly error: string | null },
): PageAnswer =>
  show({
    status: error === null ? 200 : 422,
    title: event.type,
    top: { kind: 'places', current: eventsPath },
    main: html`<h1>${event.type}</h1>
${told(note)}
<dl>
<dt>Event</dt><dd class="mono">${event.id}</dd>
<dt>Time (UTC)</dt><dd>${exactTime(event.at)}</dd>
<dt>About</dt><dd class="mono">${event.subject}</dd>
</dl>
<section aria-labelledby="deliveries">
<h2 id="deliveries">Deliveries</h2>
${event.deliveries.length === 0 ? html`<p>Nobody listened when it happened.</p>` : event.deliveries.map(deliveryOf)}
${error === null ? null : alert(error, 'refusal')}
${postForm(
  context,
  `${eventPath(event.id)}/resend`,
  html`<div class="field"><label for="times">How often</label><input id="times" name="times" type="number" min="1" max="20" value="1" inputmode="numeric"></div>
<button class="button" data-busy="Sending…">Resend</button>`,
  'row',
)}
<p class="fine">Stripe may tell a thing twice too. Whoever listens must not mind. <a href="${eventPath(event.id)}">Look again</a>.</p>
</section>
<section>
<h2 id="json">JSON</h2>
<pre tabindex="0" role="region" aria-labelledby="json">${JSON.stringify(event.event, null, 2)}</pre>
</section>`,
  });

const deliveryClass = { delivered: 'delivered', pending: 'soft', 'given up': 'lost' } as const;

const deliveryOf = (delivery: DeliveryView): Html => html`<div>
<p><span class="mono">${delivery.url ?? 'An endpoint that is no more'}</span>: <strong class="${deliveryClass[delivery.state]}">${stateOf(delivery)}</strong>${
  delivery.nextAttempt === null ? null : html`, next try ${exactTime(delivery.nextAttempt)}`
}</p>
${
  delivery.attempts.length === 0
    ? null
    : html`<ol>${delivery.attempts.map(
        ({ at, status, answer }) =>
          html`<li>${exactTime(at)}: ${status ?? 'no answer'} <span class="mono soft">${answer}</span></li>`,
      )}</ol>`
}
</div>`;

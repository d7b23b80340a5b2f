import type { DeliveryView, EventPage, EventView } from '#webhooks/event-list.ts';
import type { HttpResponse } from '#wire/http.ts';
import type { PageContext } from './context.ts';
import { formatTime } from './format.ts';
import { renderForm } from './forms.ts';
import { type Html, html } from './html.ts';
import { alert, renderPage, statusMessage } from './responses.ts';

const stateLabels: Readonly<Record<DeliveryView['state'], string>> = {
  delivered: 'delivered',
  pending: 'to be delivered',
  failed: 'given up',
};

/** 'delivered (200)', 'to be delivered (503)' */
function describeState({ state, attempts }: DeliveryView): string {
  const last = attempts.at(-1);
  if (last === undefined) return stateLabels[state];
  return `${stateLabels[state]} (${last.status ?? 'no answer'})`;
}

export const describeDeliveries = ({ deliveries }: EventView): string =>
  deliveries.length === 0 ? 'no endpoint' : deliveries.map(describeState).join(', ');

export const eventsPath = '/events';
export const eventPath = (id: string): string => `${eventsPath}/${id}`;

export const eventsPage = (
  { events, older }: EventPage,
  type: string | null,
  isOlder: boolean,
): HttpResponse =>
  renderPage({
    title: 'Events',
    header: { kind: 'nav', current: eventsPath },
    main: html`<h1>Events</h1>
<form class="row" method="get" action="${eventsPath}" role="search">
<div class="field"><label for="type">Type</label><input id="type" name="type" value="${type}" placeholder="invoice.paid" maxlength="100" autocapitalize="off" spellcheck="false"></div>
<button class="button plain">Show</button>
${type === null ? null : html`<a href="${eventsPath}">Show all</a>`}
</form>
${events.length === 0 ? html`<p>${describeEmptyList(type, isOlder)}</p>` : renderEvents(events)}
<div class="buttons">
${isOlder ? html`<a class="button plain" href="${eventsPath}${type === null ? null : html`?type=${type}`}">Newest</a>` : null}
${older === null ? null : html`<a class="button plain" href="${eventsPath}?before=${older}${type === null ? null : html`&amp;type=${type}`}">Older</a>`}
</div>`,
  });

function describeEmptyList(type: string | null, isOlder: boolean): string {
  if (isOlder) return 'There is nothing older.';
  return type === null ? 'Nothing has happened yet.' : `No event is of the type ${type}.`;
}

const renderEvents = (events: readonly EventView[]): Html => html`<table class="list">
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">Type</th><th scope="col">About</th><th scope="col">Deliveries</th></tr></thead>
<tbody>${events.map(
  (event) => html`<tr>
<td class="whole">${formatTime(event.at)}</td>
<th scope="row"><a href="${eventPath(event.id)}">${event.type}</a></th>
<td class="mono">${event.subject}</td>
<td>${describeDeliveries(event)}</td></tr>`,
)}</tbody></table>`;

export const eventPage = (
  context: PageContext,
  event: EventView,
  { note, error }: { readonly note: string | null; readonly error: string | null },
): HttpResponse =>
  renderPage({
    status: error === null ? 200 : 422,
    title: event.type,
    header: { kind: 'nav', current: eventsPath },
    main: html`<h1>${event.type}</h1>
${statusMessage(note)}
<dl>
<dt>Event</dt><dd class="mono">${event.id}</dd>
<dt>Time (UTC)</dt><dd>${formatTime(event.at)}</dd>
<dt>About</dt><dd class="mono">${event.subject}</dd>
</dl>
<section aria-labelledby="deliveries">
<h2 id="deliveries">Deliveries</h2>
${event.deliveries.length === 0 ? html`<p>No endpoint was enabled when it happened.</p>` : event.deliveries.map(renderDelivery)}
${error === null ? null : alert(error, 'refusal')}
${renderForm(
  context,
  `${eventPath(event.id)}/resend`,
  html`<div class="field"><label for="times">How often</label><input id="times" name="times" type="number" min="1" max="20" value="1" inputmode="numeric"></div>
<button class="button" data-busy="Sending…">Resend</button>`,
  'row',
)}
<p class="fine">Stripe may also deliver an event twice, so a receiver must accept that. <a href="${eventPath(event.id)}">Look again</a>.</p>
</section>
<section>
<h2 id="json">JSON</h2>
<pre tabindex="0" role="region" aria-labelledby="json">${JSON.stringify(event.event, null, 2)}</pre>
</section>`,
  });

const deliveryClasses = { delivered: 'delivered', pending: 'soft', failed: 'lost' } as const;

const renderDelivery = (delivery: DeliveryView): Html => html`<div>
<p><span class="mono">${delivery.url ?? 'An endpoint that is no more'}</span>: <strong class="${deliveryClasses[delivery.state]}">${describeState(delivery)}</strong>${
  delivery.nextAttempt === null ? null : html`, next try ${formatTime(delivery.nextAttempt)}`
}</p>
${
  delivery.attempts.length === 0
    ? null
    : html`<ol>${delivery.attempts.map(
        ({ at, status, response }) =>
          html`<li>${formatTime(at)}: ${status ?? 'no answer'} <span class="mono soft">${response}</span></li>`,
      )}</ol>`
}
</div>`;

import type { HttpResponse, PageRoute } from '#wire/http.ts';
import type { PageContext } from './context.ts';
import { eventPage, eventPath, eventsPage, eventsPath } from './event-page.ts';
import { pluralize } from './format.ts';
import { formRoute } from './forms.ts';
import { html } from './html.ts';
import { redirect, renderNotice } from './responses.ts';

const eventsPerPage = 25;
const maxTimes = 20;

export const eventRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: /^\/events$/,
    async handle({ query }) {
      const type = readName(query.get('type')?.trim());
      const before = readName(query.get('before'));
      return eventsPage(
        await context.useCases.listEvents({ before, type, limit: eventsPerPage }),
        type,
        before !== null,
      );
    },
  },
  {
    method: 'GET',
    pattern: /^\/events\/(\w{1,100})$/,
    handle: ({ query }, [id = '']) =>
      showEvent(context, id, { note: context.notes.take(query.get('note') ?? ''), error: null }),
  },
  formRoute(context, {
    pattern: /^\/events\/(\w{1,100})\/resend$/,
    formPath: ([id = '']) => eventPath(id),
    async handle({ form }, [id = '']) {
      const times = Number(form.get('times') ?? '1');
      if (!Number.isInteger(times) || times < 1 || times > maxTimes) {
        return showEvent(context, id, { note: null, error: `Once to ${maxTimes} times, please.` });
      }
      const result = await context.useCases.resendEvent(id, times);
      switch (result.kind) {
        case 'sent again':
          return redirect(
            `${eventPath(id)}?note=${context.notes.add(`${pluralize(result.deliveries, 'delivery', 'deliveries')} on the way.`)}`,
          );
        case 'no endpoint':
          return showEvent(context, id, {
            note: null,
            error: 'No endpoint is enabled.',
          });
        case 'no such event':
          return unknownEvent;
      }
    },
  }),
];

/** An event type or id. Null if it can be neither. */
const readName = (text: string | null | undefined): string | null =>
  text !== null && text !== undefined && /^[\w.]{1,100}$/.test(text) ? text : null;

const unknownEvent = renderNotice({
  status: 404,
  title: 'There is no such event',
  main: html`<p><a class="button" href="${eventsPath}">All events</a></p>`,
});

async function showEvent(
  context: PageContext,
  id: string,
  messages: { readonly note: string | null; readonly error: string | null },
): Promise<HttpResponse> {
  const event = await context.useCases.findEventView(id);
  return event === null ? unknownEvent : eventPage(context, event, messages);
}

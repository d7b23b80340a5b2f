import type { PageAnswer, PageRoute } from '#http/page-route.ts';
import { notice, seeOther } from './answers.ts';
import type { PageContext } from './context.ts';
import { eventPage, eventPath, eventsPage, eventsPath } from './event-pages.ts';
import { html } from './html.ts';
import { takeForm } from './posting.ts';
import { count } from './words.ts';

const eventsOnAPage = 25;
const mostTimes = 20;

export const eventRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: /^\/events$/,
    async answer({ query }) {
      const type = findWord(query.get('type')?.trim());
      const before = findWord(query.get('before'));
      return eventsPage(
        await context.useCases.listEvents({ before, type, limit: eventsOnAPage }),
        type,
        before !== null,
      );
    },
  },
  {
    method: 'GET',
    pattern: /^\/events\/(\w{1,100})$/,
    answer: ({ query }, [id = '']) =>
      showEvent(context, id, { note: context.notes.take(query.get('note') ?? ''), error: null }),
  },
  takeForm(context, {
    pattern: /^\/events\/(\w{1,100})\/resend$/,
    again: ([id = '']) => eventPath(id),
    async answer({ form }, [id = '']) {
      const times = Number(form.get('times') ?? '1');
      if (!Number.isInteger(times) || times < 1 || times > mostTimes) {
        return showEvent(context, id, { note: null, error: `Once to ${mostTimes} times, please.` });
      }
      const resent = await context.useCases.resendEvent(id, times);
      switch (resent.kind) {
        case 'sent again':
          return seeOther(
            `${eventPath(id)}?note=${context.notes.keep(`${count(resent.deliveries, 'delivery', 'deliveries')} on the way.`)}`,
          );
        case 'no endpoint':
          return showEvent(context, id, {
            note: null,
            error: 'Nobody listens: there is no endpoint.',
          });
        case 'no such event':
          return unknown;
      }
    },
  }),
];

/** What a type of events or an id may look like; anything else is as good as nothing. */
const findWord = (text: string | null | undefined): string | null =>
  text !== null && text !== undefined && /^[\w.]{1,100}$/.test(text) ? text : null;

const unknown = notice({
  status: 404,
  title: 'There is no such event',
  main: html`<p><a class="button" href="${eventsPath}">All events</a></p>`,
});

async function showEvent(
  context: PageContext,
  id: string,
  words: { readonly note: string | null; readonly error: string | null },
): Promise<PageAnswer> {
  const event = await context.useCases.viewEvent(id);
  return event === null ? unknown : eventPage(context, event, words);
}

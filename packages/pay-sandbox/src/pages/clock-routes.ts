import type { PageAnswer, PageRoute } from '#http/page-route.ts';
import { seeOther } from './answers.ts';
import { type ClockSight, clockPage, clockPath, jumps, steps } from './clock-page.ts';
import type { PageContext } from './context.ts';
import { takeForm } from './posting.ts';
import { exactTime } from './words.ts';

const shownComing = 10;
const mostHappened = 200;
/** Stands for the beginning, where nothing had happened yet. */
const beginning = 'beginning';

export const clockRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: /^\/clock$/,
    async answer({ query }) {
      const since = query.get('since');
      const happened = since === null ? null : await happenedSince(context, since);
      return showClock(context, { status: 200, happened, error: null, typed: '' });
    },
  },
  takeForm(context, {
    pattern: /^\/clock$/,
    again: () => clockPath,
    async answer({ form }) {
      const wanted = await findTime(context, form);
      if (wanted.kind === 'no time') return refuse(context, form, wanted.words);
      const [newest] = (await context.useCases.listEvents({ limit: 1 })).events;
      const advanced = await context.useCases.advanceClock(wanted.at);
      switch (advanced.kind) {
        case 'advanced':
          return seeOther(`${clockPath}?since=${newest?.id ?? beginning}`);
        case 'not forward':
          return refuse(
            context,
            form,
            `The clock goes forward only. It is ${exactTime(advanced.now)} already.`,
          );
        case 'too far':
          return refuse(
            context,
            form,
            `That is too far at once. It can go to ${exactTime(advanced.latest)}.`,
          );
      }
    },
  }),
];

type Wanted =
  | { readonly kind: 'time'; readonly at: Date }
  | { readonly kind: 'no time'; readonly words: string };

async function findTime(context: PageContext, form: URLSearchParams): Promise<Wanted> {
  const by = form.get('by');
  const step = steps.find(({ name }) => name === by);
  if (step !== undefined) {
    const { now } = await context.useCases.viewClock();
    return { kind: 'time', at: new Date(now.getTime() + step.ms) };
  }
  const jump = jumps.find(({ name }) => name === by);
  if (jump !== undefined) {
    const { landmarks } = await context.useCases.viewComing(0);
    const coming = landmarks[jump.landmark];
    return coming === null
      ? { kind: 'no time', words: `No ${jump.landmark} is due.` }
      : { kind: 'time', at: coming.at };
  }
  const at = readTime(form.get('to') ?? '');
  return at === null ? { kind: 'no time', words: 'Please tell a date and a time.' } : { kind: 'time', at };
}

function readTime(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  const at = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

const refuse = (context: PageContext, form: URLSearchParams, error: string): Promise<PageAnswer> =>
  showClock(context, {
    status: 422,
    happened: null,
    error,
    typed: (form.get('to') ?? '').slice(0, 40),
  });

async function showClock(
  context: PageContext,
  rest: Omit<ClockSight, 'clock' | 'coming'>,
): Promise<PageAnswer> {
  const [clock, coming] = await Promise.all([
    context.useCases.viewClock(),
    context.useCases.viewComing(shownComing),
  ]);
  return clockPage(context, { ...rest, clock, coming });
}

/** In the order in which it came about. */
async function happenedSince(context: PageContext, since: string): Promise<ClockSight['happened']> {
  const { events, older } = await context.useCases.listEvents({ limit: mostHappened });
  const index = events.findIndex(({ id }) => id === since);
  const isAll = index !== -1 || (since === beginning && older === null);
  return { events: (index === -1 ? events : events.slice(0, index)).toReversed(), isAll };
}

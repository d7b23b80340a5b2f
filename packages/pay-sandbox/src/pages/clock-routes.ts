import type { PageAnswer, PageRoute } from '#http/page-route.ts';
import { seeOther } from './answers.ts';
import { type ClockSight, clockPage, clockPath, jumps, steps } from './clock-page.ts';
import type { PageContext } from './context.ts';
import type { PageUseCases } from './page-use-cases.ts';
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
    async answer(useCases, { query }) {
      const since = query.get('since');
      const happened = since === null ? null : await happenedSince(useCases, since);
      return showClock(context, useCases, { status: 200, happened, error: null, typed: '' });
    },
  },
  takeForm(context, {
    pattern: /^\/clock$/,
    again: () => clockPath,
    async answer(useCases, { form }) {
      const wanted = await findTime(useCases, form);
      if (wanted.kind === 'no time') return refuse(context, useCases, form, wanted.words);
      const [newest] = (await useCases.listEvents({ limit: 1 })).events;
      const advanced = await useCases.advanceClock(wanted.at);
      switch (advanced.kind) {
        case 'advanced':
          return seeOther(`${clockPath}?since=${newest?.id ?? beginning}`);
        case 'not forward':
          return refuse(
            context,
            useCases,
            form,
            `The clock goes forward only. It is ${exactTime(advanced.now)} already.`,
          );
        case 'too far':
          return refuse(
            context,
            useCases,
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

async function findTime(useCases: PageUseCases, form: URLSearchParams): Promise<Wanted> {
  const by = form.get('by');
  const step = steps.find(({ name }) => name === by);
  if (step !== undefined) {
    const { now } = await useCases.viewClock();
    return { kind: 'time', at: new Date(now.getTime() + step.ms) };
  }
  const jump = jumps.find(({ name }) => name === by);
  if (jump !== undefined) {
    const { landmarks } = await useCases.viewComing(0);
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

const refuse = (
  context: PageContext,
  useCases: PageUseCases,
  form: URLSearchParams,
  error: string,
): Promise<PageAnswer> =>
  showClock(context, useCases, {
    status: 422,
    happened: null,
    error,
    typed: (form.get('to') ?? '').slice(0, 40),
  });

async function showClock(
  context: PageContext,
  useCases: PageUseCases,
  rest: Omit<ClockSight, 'clock' | 'coming'>,
): Promise<PageAnswer> {
  const [clock, coming] = await Promise.all([useCases.viewClock(), useCases.viewComing(shownComing)]);
  return clockPage(context, { ...rest, clock, coming });
}

/** In the order in which it came about. */
async function happenedSince(useCases: PageUseCases, since: string): Promise<ClockSight['happened']> {
  const { events, older } = await useCases.listEvents({ limit: mostHappened });
  const index = events.findIndex(({ id }) => id === since);
  const isAll = index !== -1 || (since === beginning && older === null);
  return { events: (index === -1 ? events : events.slice(0, index)).toReversed(), isAll };
}

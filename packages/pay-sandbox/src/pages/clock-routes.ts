import { advanceClock, viewClock, viewUpcoming } from '#clock/advance.ts';
import { findLastEventSeq, listEventsSince } from '#store/event-queries.ts';
import type { HttpResponse, PageRoute } from '#wire/http.ts';
import { type ClockState, clockPage, clockPath, jumps, steps } from './clock-page.ts';
import type { PageContext } from './context.ts';
import { formatTime } from './format.ts';
import { redirect } from './responses.ts';

const maxUpcoming = 10;
const maxHappened = 200;

export const clockRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: /^\/clock$/,
    async handle({ query }) {
      const since = query.get('since');
      const happened =
        since === null ? null : await listEventsSince(context.engine.database, readSeq(since), maxHappened);
      return showClock(context, { status: 200, happened, error: null, time: '' });
    },
  },
  {
    method: 'POST',
    pattern: /^\/clock$/,
    async handle({ form }) {
      const target = await findTime(context, form);
      if (target.kind === 'no time') return refuse(context, form, target.message);
      const last = await findLastEventSeq(context.engine.database);
      const result = await advanceClock(context.engine, target.at);
      switch (result.kind) {
        case 'advanced':
          return redirect(`${clockPath}?since=${last}`);
        case 'not forward':
          return refuse(
            context,
            form,
            `The clock goes forward only. It is ${formatTime(result.now)} already.`,
          );
        case 'too far':
          return refuse(context, form, `That is too far at once. It can go to ${formatTime(result.latest)}.`);
      }
    },
  },
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

import { days, shortestOf } from '#lifecycle/period.ts';
import { isLive } from '#lifecycle/schedule.ts';
import { firstItemOf, recurringOf } from '#lifecycle/subscription-views.ts';
import { newId } from '#objects/ids.ts';
import type { TestClock } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { is, listObjects, stubOf } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';
import { dropTasksOfClock } from '#store/task-queries.ts';
import { fields, maybe, text, timestamp } from '#wire/fields.ts';
import { operation } from '#wire/operation.ts';
import { listing } from '#wire/pages.ts';
import { invalid } from '#wire/refusal.ts';
import { change, create, remove } from '#work/changes.ts';
import { lockCustomer, type Work } from '#work/work.ts';
import { removeCustomer } from './customers.ts';
import { requireObject, retrieving } from './required.ts';

const type = 'test_helpers.test_clock';
const path = '/v1/test_helpers/test_clocks';

export const testClocks = [
  operation(
    'POST',
    path,
    fields({ frozen_time: timestamp(), name: maybe(text(300)) }),
    async (work, { frozen_time, name = null }) => {
      const clock = fill<TestClock>({
        id: newId('clock'),
        object: type,
        created: work.now,
        deletes_after: work.now + days(30),
        frozen_time,
        name,
        status: 'ready',
        status_details: {},
      });
      return create(work, clock, 'test_helpers.test_clock.created');
    },
  ),
  listing(type, path),
  retrieving(type, path),
  operation(
    'POST',
    `${path}/:id/advance`,
    fields({ frozen_time: timestamp() }),
    async (work, { frozen_time: target }, id) => {
      await lock(work.sql, `clock ${id}`);
      const clock = await requireObject(work, type, id);
      await requireReachable(work, clock, target);
      // Whoever waits for the end of this transaction does what is due until then.
      return change(
        work,
        clock,
        { ...clock, status: 'advancing', status_details: { advancing: { target_frozen_time: target } } },
        ['test_helpers.test_clock.advancing'],
      );
    },
  ),
  operation('DELETE', `${path}/:id`, fields({}), async (work, _, id) => {
    await lock(work.sql, `clock ${id}`);
    const clock = await requireObject(work, type, id);
    await dropTasksOfClock(work.sql, id);
    for (const { id: owner } of await listObjects(work.sql, 'customer', [is("data ->> 'test_clock'", id)])) {
      const locked = await lockCustomer(work, owner);
      if (locked !== null) await removeCustomer(work, locked.customer);
    }
    await remove(work, clock, 'test_helpers.test_clock.deleted');
    return stubOf(id, type);
  }),
];

async function requireReachable(work: Work, clock: TestClock, target: number): Promise<void> {
  if (clock.status !== 'ready') {
    throw invalid({ message: 'The test clock is advancing already. Wait until its status is ready.' });
  }
  if (target <= clock.frozen_time) {
    throw invalid({
      param: 'frozen_time',
      message: 'Cannot advance a test clock to a time that is not after its current frozen time.',
    });
  }
  const subscriptions = await listObjects(work.sql, 'subscription', [is("data ->> 'test_clock'", clock.id)]);
  const intervals = subscriptions
    .filter(isLive)
    .map((subscription) => shortestOf(recurringOf(firstItemOf(subscription).price)));
  // Two of its own intervals, however many days the months on the way have.
  const farthest = clock.frozen_time + Math.min(...intervals) * 2 * 1.11;
  if (target > farthest) {
    throw invalid({
      param: 'frozen_time',
      message:
        'Cannot advance a test clock by more than two intervals of its shortest subscription. Advance in smaller steps.',
    });
  }
}

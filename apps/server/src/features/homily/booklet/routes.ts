import { createHash } from 'node:crypto';
import { weekBooklet } from '@wayfare/contracts/calls/booklet';
import { mayReadHomilies } from '@wayfare/contracts/rules/policies/homily';
import type { FastifyInstance } from 'fastify';
import type { Booklets, DrawnBooklet } from '#adapters/booklets/booklets.ts';
import { cache } from '#cache.ts';
import { dateInWords, greetableName } from '#emails/words.ts';
import { ofOnePerson } from '#http/answers/of-one-person.ts';
import { problem } from '#http/answers/problems.ts';
import { anHour, type Limits } from '#http/guards/limit.ts';
import { askerOf, requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { todayIn } from '../homily.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { bookWithLine, packBook } from './epub.ts';
import { sundayOf, weekOfHomilies } from './week-of-homilies.ts';
import { withLine } from './write-line.ts';
import type { Packed } from './zip.ts';

interface Needs extends HomilyDeps {
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly booklets: Booklets;
}

/** Of each form some forty weeks: everybody asks for this one and the last. */
const mostBytes = 4 * 1024 * 1024;
/** Whoever takes a year along takes it week by week. */
const asked = anHour('booklets of a member', 60);

/** A week to take along, as a book or to print. It is made once for all readers, and each gets a last line of their own. */
export function bookletRoutes(app: FastifyInstance, deps: Needs): void {
  const { booklets, clock, identity, limits, timeZone } = deps;
  const today = todayIn(timeZone, clock);
  const books = cache<readonly Packed[]>({
    most: mostBytes,
    sizeOf: (book) => book.reduce((sum, { bytes }) => sum + bytes.length, 0),
  });
  const drawn = cache<DrawnBooklet>({ most: mostBytes, sizeOf: ({ file }) => file.length });
  route(app, weekBooklet, {
    guards: { member: requireMember(identity) },
    handler: async ({ params, found, reply }) => {
      ofOnePerson(reply);
      const { sub } = found.member;
      if (!(await mayReadHomilies(askerOf(deps, found.member)))) throw problem('subscription_required');
      await limits.count(asked, sub);
      const { date, form } = params;
      const week = await weekOfHomilies(deps, date, today());
      if (week === null) throw problem('homily_unknown');
      const key = createHash('sha256').update(JSON.stringify(week)).digest('base64url');
      const name = greetableName((await identity.findBySub(sub))?.name);
      const line = `Made for ${name ?? 'a reader'} on ${dateInWords(clock.now(), timeZone)}`;
      const file =
        form === 'epub'
          ? await bookWithLine(await books.find(key, () => packBook(week)), week, line)
          : withLine(
              await drawn.find(key, async () => {
                const booklet = await booklets.draw(week);
                if (booklet === null) throw problem('unavailable');
                return booklet;
              }),
              line,
            );
      return { sunday: sundayOf(date), file: file.toString('base64') };
    },
  });
}
